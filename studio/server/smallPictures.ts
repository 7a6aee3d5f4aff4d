import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Widths of pictures in the window, in pixels. */
const WIDTHS = new Map(Object.entries({ thumb: 240, card: 480, whole: 960 }));
/** Up to 50 MB. */
const MAX_CACHED = 1000;
const cache = new Map<string, Promise<Buffer | undefined>>();

async function resize(file: string, width: number): Promise<Buffer> {
  // By its name, sharp may give a WebP that was there before.
  return sharp(await readFile(file))
    .rotate()
    .resize({ width })
    .webp()
    .toBuffer();
}

/** A picture in the size of its place; undefined without one. */
export async function smallPicture(
  file: string | undefined,
  size: string,
): Promise<Buffer | undefined> {
  const width = WIDTHS.get(size);
  if (file === undefined || width === undefined) return undefined;
  const key = [file, (await stat(file)).mtimeMs, width].join();
  const picture = cache.get(key) ?? resize(file, width).catch(() => undefined);
  cache.set(key, picture);
  const [oldest = key] = cache.keys();
  if (cache.size > MAX_CACHED) cache.delete(oldest);
  return picture;
}
