import sharp from 'sharp';
import { Chance } from './chance.ts';

/** Where the photographs were taken; the mark stands in the file as it is. */
export const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', mark: 'Phone 17' };

/**
 * A photograph as telephones make them: with position, device and date, and turned as it was held. Red is
 * its upper left corner on the sensor, green the upper right and blue the lower left one.
 */
export function phonePhoto({ orientation = 1, seed = 0 } = {}): Promise<Buffer> {
  const [width, height, corner] = [1600, 1200, 300];
  const chance = new Chance(seed);
  const tiles = Array.from({ length: 192 }, (_, index) => {
    const [x, y, grey] = [(index % 16) * 100, Math.floor(index / 16) * 100, 60 + chance.below(190)];
    return `<rect x="${x}" y="${y}" width="100" height="100" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${tiles.join('')}
    <rect width="${corner}" height="${corner}" fill="#f00"/>
    <rect x="${width - corner}" width="${corner}" height="${corner}" fill="#0f0"/>
    <rect y="${height - corner}" width="${corner}" height="${corner}" fill="#00f"/></svg>`;
  const { mark, ...position } = GPS;
  return sharp(Buffer.from(svg))
    .flatten()
    .withExif({
      IFD0: { Make: 'Phone', Model: mark, DateTime: '2026:11:20 10:00:00' },
      IFD3: position,
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
