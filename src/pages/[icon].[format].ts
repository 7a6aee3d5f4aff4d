import sharp from 'sharp';
import { LOGO } from '../components/Logo.tsx';
import { readLogo } from '../data/logo.ts';
import { loadSite } from '../data/site.ts';
import { DEFAULT_COLORS, tonesOf } from '../logic/palette.ts';
import { ICONS, type IconShape } from '../routes.ts';
import type { APIRoute, GetStaticPaths } from 'astro';

/** Empty space on each side of the logo, in its own units; Android cuts maskable icons to a circle. */
const MARGIN = 4;

const LARGEST = 512;

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(ICONS).map(([name, props]) => {
    const [icon, format = ''] = name.split('.');
    return { params: { icon, format }, props };
  });

/** Puts a PNG into the ICO format: 6 bytes of header, 16 bytes of directory, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.set([size, size], 6);
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The shelf of the site's drawing in the colours of the business, or its own logo on white. */
async function drawIcon(margin: number): Promise<string> {
  const { colours, logo } = (await loadSite()).business;
  const { paper, ink, 'chalk-blue': accent } = tonesOf(colours ?? DEFAULT_COLORS);
  const { width, height } = LOGO;
  const side = width + 2 * margin;
  const top = (height - side) / 2;
  const square = `d="M${-margin} ${top}h${side}v${side}H${-margin}z"`;
  const drawing = logo
    ? `<path fill="#fff" ${square} />
  <image width="${width}" height="${height}" href="${await logoUrl()}" />`
    : `<path fill="${paper}" ${square} />
  <path fill="${ink}" d="${LOGO.shelf}" />
  <path fill="${accent}" d="${LOGO.block}" />`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${top} ${side} ${side}">
  ${drawing}
</svg>
`;
}

/** The logo as pixels: code inside an SVG stays behind. */
async function logoUrl(): Promise<string> {
  const png = await sharp(await readLogo())
    .resize({ width: LARGEST })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export const GET: APIRoute<IconShape> = async ({ params, props: { size, margin = MARGIN } }) => {
  const svg = await drawIcon(margin);
  if (!size) return new Response(svg);
  const png = await sharp(Buffer.from(svg)).resize(size).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(params.format === 'ico' ? icoOf(png, size) : png));
};
