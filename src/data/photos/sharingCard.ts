import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { LOGO } from '../../logic/logo.ts';
import type { GroundColors } from '../../logic/groundColors.ts';

/** What stands on the picture of a page that is shared. */
export interface SharingCard {
  title: string;
  business: string;
  colors: GroundColors;
  /** The business has a logo of its own: the drawing is not its. */
  isUnmarked?: boolean;
}

/** A text drawn as a picture, with its size in pixels. */
interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** The size that Facebook, LinkedIn, WhatsApp and X show uncut, in pixels, as all that follows. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The shelf, the photograph that stands on it at the right, the title at the left, and the label.
 * It goes into the name of the file: another look makes new pictures, also in the cache.
 */
export const CARD_LOOK = {
  margin: 64,
  photo: { left: 592, width: 608, height: 500 },
  shelf: 8,
  logo: { width: 132, top: 56 },
  title: { width: 480, height: 290, aboveShelf: 30, letters: { largest: 76, smallest: 22 } },
  label: { letters: { largest: 40, smallest: 22 }, padding: { x: 44, y: 16 }, pin: 5, radius: 8 },
} as const;

const { margin, photo: PHOTO, shelf: SHELF, logo: MARK, title: TITLE, label: LABEL } = CARD_LOOK;
const SHELF_TOP = PHOTO.height;
const LABEL_WIDTH = CARD_SIZE.width - 2 * margin - 2 * LABEL.padding.x;
const LABEL_HEIGHT = CARD_SIZE.height - SHELF_TOP - SHELF - margin / 2;
const SHRINKING = 0.9;
const FONT_FILE = resolve('src/fonts/familjen-grotesk-500.ttf');

/** The size of the photograph on the card. */
export const CARD_PHOTO = { width: PHOTO.width, height: PHOTO.height };

/** Draws the card of a page around its photograph, which has been cut to {@link CARD_PHOTO}. */
export async function drawCard(photo: Buffer, card: SharingCard): Promise<Sharp> {
  const { title, business, colors } = card;
  const head = await drawText(title, colors.text, TITLE.letters, TITLE);
  const name = await drawText(business, colors.label.text, LABEL.letters, {
    width: LABEL_WIDTH,
    height: LABEL_HEIGHT - 2 * LABEL.padding.y,
  });
  const create = { ...CARD_SIZE, channels: 3, background: colors.ground } as const;
  return sharp({ create }).composite([
    { input: photo, left: PHOTO.left, top: 0 },
    { input: drawShelf(card, name), left: 0, top: 0 },
    { input: head.input, left: margin, top: SHELF_TOP - TITLE.aboveShelf - head.height },
    {
      input: name.input,
      left: margin + LABEL.padding.x,
      top: SHELF_TOP + SHELF + LABEL.padding.y,
    },
  ]);
}

/** All lines: the logo, the shelf, and the label that hangs from it with its two pins. */
function drawShelf({ colors, isUnmarked = false }: SharingCard, name: DrawnText): Buffer {
  const { line, text, touch, label } = colors;
  const width = name.width + 2 * LABEL.padding.x;
  const height = name.height + 2 * LABEL.padding.y + SHELF;
  const pinY = SHELF_TOP + (height + SHELF) / 2;
  const pins = [LABEL.padding.x / 2, width - LABEL.padding.x / 2].map(
    (x) => `<circle cx="${margin + x}" cy="${pinY}" r="${LABEL.pin}" fill="${label.pins}"/>`,
  );
  const mark = `<g transform="translate(${margin} ${MARK.top}) scale(${MARK.width / LOGO.width})">
      <path fill="${text}" d="${LOGO.shelf}"/>
      <path fill="${touch}" d="${LOGO.block}"/>
    </g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
    ${isUnmarked ? '' : mark}
    <rect x="${margin}" y="${SHELF_TOP + SHELF / 2}" width="${width}" height="${height - SHELF / 2}" rx="${LABEL.radius}" fill="${label.ground}" stroke="${line}" stroke-width="${SHELF / 2}"/>
    <rect y="${SHELF_TOP}" width="100%" height="${SHELF}" fill="${line}"/>
    ${pins.join('')}
  </svg>`);
}

/** A text in the largest letters in which it fits; in the smallest ones, however long it is. */
async function drawText(
  text: string,
  color: string,
  { largest, smallest }: { largest: number; smallest: number },
  box: { width: number; height: number },
): Promise<DrawnText> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  for (let size: number = largest; ; size = Math.max(smallest, size * SHRINKING)) {
    const words = {
      text: `<span foreground="${color}" weight="500">${escaped}</span>`,
      font: `Familjen Grotesk ${Math.round(size)}`,
      fontfile: FONT_FILE,
      width: box.width,
      wrap: 'word',
      rgba: true,
      dpi: 72,
    } as const;
    const { data, info } = await sharp({ text: words }).png().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const fits = width <= box.width && height <= box.height;
    if (fits || size === smallest) return { input: data, width, height };
  }
}
