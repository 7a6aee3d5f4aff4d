import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { binnedFile } from '../content/bin.ts';
import { sourceOf } from './photos.ts';
import { BadQuestion, type Studio } from './question.ts';

/** How wide photographs are in the window, in pixels. */
const WIDTHS = new Map(Object.entries({ thumb: 240, card: 480, whole: 960 }));
/** An entry of the bin, and the number of a file in it. */
const BINNED = /^bin:([\d-]+)\/(\d+)$/u;

/** So many small pictures are kept, which takes up to 50 MB. */
const MOST_SMALL = 1000;
const small = new Map<string, Promise<Buffer>>();

async function makeSmall(file: string, width: number): Promise<Buffer> {
  // By its name, sharp may give a WebP that was there before.
  return sharp(await readFile(file))
    .rotate()
    .resize({ width })
    .webp()
    .toBuffer();
}

/** A photograph, small enough for a card; also one in the bin. */
export async function smallPicture(studio: Studio, query: URLSearchParams): Promise<Buffer> {
  const source = query.get('source') ?? '';
  const [, entry, index] = BINNED.exec(source) ?? [];
  const file =
    entry !== undefined && index !== undefined
      ? binnedFile(studio.root, entry, index)
      : await sourceOf(studio, source);
  const width = WIDTHS.get(query.get('size') ?? '');
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  if (width === undefined || mtimeMs === 0) throw new BadQuestion('no such photograph');
  const key = [file, mtimeMs, width].join();
  const made = small.get(key) ?? makeSmall(file, width);
  small.set(key, made);
  // Another time, it may be read.
  made.catch(() => small.delete(key));
  const [oldest = key] = small.keys();
  if (small.size > MOST_SMALL) small.delete(oldest);
  return made;
}
