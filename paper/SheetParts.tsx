import encodeQR from 'qr';
import { LOGO, LOGO_BOX } from '../src/logic/logo.ts';
import type { Business } from '../src/schemas/business.ts';
import type { HomePage } from '../src/schemas/homePage.ts';
import type { Messages } from '../src/schemas/messages.ts';
import type { brochurePictures } from './brochurePictures.ts';
import type { PaperName, PAPERS } from './papers.ts';

export interface SheetProps {
  home: HomePage;
  business: Business;
  messages: Messages;
  pictures: Awaited<ReturnType<typeof brochurePictures>>;
  /** Address of the site. */
  url: string;
  /** Its host as people write it: "www.räume.de". */
  host: string;
  paper: (typeof PAPERS)[PaperName];
}

/** Light modules around a QR code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The logo of the business; without one, the mark of the design. */
export function LogoMark({ business, className }: { business: Business; className?: string }) {
  if (business.logo)
    return <img className={className} src={business.logo.src.src} alt={business.name} />;
  return (
    <svg className={className} viewBox={LOGO_BOX} aria-hidden="true">
      <path fill="currentColor" d={LOGO.shelf} />
      <path fill="var(--color-accent)" d={LOGO.block} />
    </svg>
  );
}

/** A QR code, drawn as one path. Scanners read it even when a quarter of it is damaged. */
export function QrCode({ url, className }: { url: string; className?: string }) {
  const modules = encodeQR(url, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const dark = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={url}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  );
}
