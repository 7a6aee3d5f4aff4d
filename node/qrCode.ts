import encodeQR from 'qr';

/**
 * A QR code as the path of an SVG in units of one module, with the quiet zone of four modules that
 * scanners need (ISO/IEC 18004).
 */
export function qrCode(url: string): { size: number; path: string } {
  const modules = encodeQR(url, 'raw', { ecc: 'quartile', border: 4 });
  const dark = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size: modules.length, path: dark.join('') };
}
