import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { explainLogo } from './logo.ts';

const DAMAGED_SVG =
  'is damaged, compressed or not written in UTF-8. Export it as a plain SVG, with text as paths.';
const DAMAGED_PNG = 'is damaged or not an svg or png picture. Export it again.';

const svg = (size = 'viewBox="0 0 90 30"', part = '<path d="M0 0h90v30z"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${part}</svg>`);

const picture = (width: number, height: number, alpha = 0.5) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 80, b: 0, alpha } } });

const png = (width: number, height: number, alpha?: number) =>
  picture(width, height, alpha).png().toBuffer();

describe('a logo', () => {
  it.each([
    ['a drawing', 'logo.svg', svg()],
    ['a drawing with an upper-case extension', 'LOGO.SVG', svg()],
    ['a tiny drawing', 'logo.svg', svg('width="6" height="1"', '')],
    ['a picture with a clear background', 'logo.png', png(576, 96)],
  ])('may be %s', async (_, name, bytes) => {
    expect(await explainLogo(await bytes, name)).toBeUndefined();
  });

  it.each([
    ['half a drawing', 'logo.svg', svg('viewBox="0 0 9 3"', '<g>'), DAMAGED_SVG],
    ['a compressed drawing', 'logo.svg', gzipSync(svg()), DAMAGED_SVG],
    ['a picture called a drawing', 'logo.svg', png(300, 100), DAMAGED_SVG],
    ['an empty picture', 'logo.png', Buffer.from(''), DAMAGED_PNG],
    ['a drawing called a picture', 'logo.png', svg(), DAMAGED_PNG],
    ['a drawing called a page about svg', 'logo.svg.png', svg(), DAMAGED_PNG],
    ['a photograph', 'logo.png', picture(300, 100).jpeg().toBuffer(), DAMAGED_PNG],
    [
      'a wide drawing',
      'logo.svg',
      svg('viewBox="0 0 61 10"'),
      'is more than 6 times as wide as high. Put its text on two lines.',
    ],
    [
      'a low picture',
      'logo.png',
      png(300, 95),
      'is 95 pixels high; it needs 96. Export it larger.',
    ],
    [
      'a picture with an opaque background',
      'logo.png',
      png(300, 96, 1),
      'has an opaque background. Export it with a transparent one.',
    ],
  ])('cannot be %s', async (_, name, bytes, message) => {
    expect(await explainLogo(await bytes, name)).toBe(message);
  });
});
