import sharp from 'sharp';

/** GPS position, and a model name that is plain text in the file. */
export const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', mark: 'Phone 17' };

/**
 * A photograph like a phone's, with position, device and orientation. Stored with a red top left
 * corner, a green top right one and a blue bottom left one.
 */
export function phonePhoto({ orientation = 1, seed = 0 } = {}): Promise<Buffer> {
  const square = (x: number, y: number, size: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}"/>`;
  const tiles = Array.from({ length: 192 }, (_, index) => {
    const grey = 60 + ((index * (index + 73) + seed * 37) % 190);
    const fill = `rgb(${grey},${grey},${grey})`;
    return square((index % 16) * 100, Math.floor(index / 16) * 100, 100, fill);
  });
  const corners = [
    square(0, 0, 300, 'red'),
    square(1300, 0, 300, 'lime'),
    square(0, 900, 300, 'blue'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${[...tiles, ...corners].join('')}</svg>`;
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

/** A file for `setInputFiles`. */
export function photoFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}
