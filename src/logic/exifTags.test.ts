import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EXIF, exifTags } from './exifTags.ts';

async function exifOf(orientation: number): Promise<Uint8Array> {
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create })
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 3/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return (await sharp(bytes).metadata()).exif ?? new Uint8Array();
}

describe('exifTags', () => {
  it('finds what stands in all groups', async () => {
    const tags = exifTags(await exifOf(6));
    expect(tags.get(EXIF.orientation)).toBe(6);
    expect([EXIF.model, EXIF.latitude, EXIF.make].map((tag) => tags.has(tag))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('reads the other order of bytes', () => {
    const big = [
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
    ];
    expect(exifTags(Uint8Array.from(big))).toEqual(new Map([[EXIF.orientation, 8]]));
  });

  it('does without what is damaged, and ends where groups name each other', async () => {
    const exif = await exifOf(1);
    for (let length = 0; length < exif.length; length += 1) exifTags(exif.subarray(0, length));
    const circle = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
    ];
    expect(exifTags(Uint8Array.from(circle)).size).toBe(0);
  });
});
