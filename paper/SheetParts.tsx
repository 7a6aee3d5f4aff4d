import { qrCode } from '../node/qrCode.ts';
import { LOGO } from '../src/components/Logo.tsx';
import { publishLogo } from '../src/data/logo.ts';
import type { Business } from '../src/schemas/business.ts';
import type { Messages } from '../src/schemas/messages.ts';
import type { loadBrochure } from './loadBrochure.ts';
import type { Paper } from './papers.ts';

export interface SheetProps {
  brochure: Awaited<ReturnType<typeof loadBrochure>>;
  business: Business;
  messages: Messages;
  url: string;
  host: string;
  paper: Paper;
}

type Part<K extends keyof SheetProps> = Pick<SheetProps, K> & { className: string | undefined };

/** A logo with the name in it is at least so many times as wide as high. */
const LEAST_RATIO_WITH_WORDS = 3;

/** Whether a logo is wide enough to have the name of the business in it. */
export async function hasWords(logo: Business['logo']): Promise<boolean> {
  if (!logo) return false;
  if (logo.withName !== undefined) return !logo.withName;
  const { width, height } = await publishLogo(logo.src);
  return width >= LEAST_RATIO_WITH_WORDS * height;
}

export async function LogoMark({ business: { logo, name }, className }: Part<'business'>) {
  if (logo) return <img className={className} src={(await publishLogo(logo.src)).src} alt={name} />;
  return (
    <svg className={className} viewBox={LOGO.box} aria-hidden="true">
      <path fill="currentColor" d={LOGO.shelf} />
      <path fill="var(--color-accent)" d={LOGO.block} />
    </svg>
  );
}

export function QrCode({ url, className }: Part<'url'>) {
  const { size, path } = qrCode(url);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={url}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
