import encodeQR from 'qr';

export interface QrCodeProps {
  /** What a telephone opens that reads it. */
  url: string;
  className?: string | undefined;
}

/** Modules of quiet around a code, without which it is not found (ISO/IEC 18004). */
const QUIET = 4;

/** A code that telephones read, drawn as one path. It can be read with a quarter of it under stains. */
export function QrCode({ url, className }: QrCodeProps) {
  const modules = encodeQR(url, 'raw', { ecc: 'quartile', border: QUIET });
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
