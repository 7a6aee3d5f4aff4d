import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import sharp from 'sharp';
import { type CameraTrace, cameraTraces } from './cameraTraces.ts';
import type { ImageMetadata } from 'astro';

const FORMATS = ['jpeg', 'png', 'webp'] as const;
/** Side to which a picture is reduced when it is read through to its last line. In pixels. */
const PROBE_SIDE = 16;
/** More than sharp reads, which is meant for files that would fill the memory: its `limitInputPixels`. */
export const MOST_PIXELS = 268_402_689;

interface Measured extends Omit<ImageMetadata, 'src'> {
  /** What only an identical file has as well. */
  digest: string;
  /** What the camera or telephone left in the file. */
  traces: readonly CameraTrace[];
}

/** What is known of a picture, and the state of the file it is known of. */
interface Note extends Measured {
  bytes: number;
  changed: number;
}

/**
 * Measures pictures and remembers it: a file whose length and time of change are the same is not
 * read through again. Otherwise every check would take longer with every picture there is. A picture is known by
 * its path inside the content folder, as a draft is laid out to be checked at another place each time.
 */
export class PictureCache {
  readonly #root: string;
  readonly #file: string | undefined;
  readonly #known: Map<string, Note>;
  readonly #met = new Map<string, Note>();

  private constructor(root: string, file?: string, known = new Map<string, Note>()) {
    this.#root = root;
    this.#file = file;
    this.#known = known;
  }

  /**
   * Goes on with what was saved. A file that is missing or broken costs time and nothing else.
   *
   * @param root path of the content folder
   * @param file where the cache is kept; without one it lasts as long as the object
   */
  static async open(root: string, file?: string): Promise<PictureCache> {
    try {
      const saved = file === undefined ? '[]' : await readFile(file, 'utf8');
      return new PictureCache(root, file, new Map(JSON.parse(saved) as [string, Note][]));
    } catch {
      return new PictureCache(root, file);
    }
  }

  /**
   * Format and size of a picture.
   *
   * @returns undefined when the file is missing, damaged or not a jpg, png or webp picture
   */
  async measure(path: string): Promise<ImageMetadata | undefined> {
    try {
      const { size: bytes, mtimeMs: changed } = await stat(path);
      const known = this.#known.get(relative(this.#root, path));
      // Earlier versions of this site did not look for traces.
      const isKnown = (known as Partial<Note> | undefined)?.traces !== undefined;
      const isSame = isKnown && known?.bytes === bytes && known.changed === changed;
      const picture = isSame ? known : await readThrough(path);
      if (!picture) return undefined;
      const { format, width, height, digest, traces } = picture;
      this.#met.set(path, { format, width, height, digest, traces, bytes, changed });
      return { src: path, format, width, height };
    } catch {
      return undefined;
    }
  }

  /** What is known of a picture that was measured. */
  noteOf(path: string): Readonly<Measured> | undefined {
    return this.#met.get(path);
  }

  /** Pictures that are the same to the last byte, as lists of paths; only what was measured counts. */
  identical(): string[][] {
    const paths = [...this.#met.keys()].sort();
    const groups = Map.groupBy(paths, (path) => this.#met.get(path)?.digest);
    return [...groups.values()].filter(({ length }) => length > 1);
  }

  /** Keeps what was measured for the next time; pictures nobody asked for are forgotten. */
  async save(): Promise<void> {
    if (this.#file === undefined) return;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      const notes = [...this.#met].map(([path, note]) => [relative(this.#root, path), note]);
      await writeFile(this.#file, JSON.stringify(notes));
    } catch {
      // Where nothing can be written, the next check takes longer; this one is as good as any.
    }
  }
}

async function readThrough(path: string): Promise<Measured | undefined> {
  const data = await readFile(path);
  const metadata = await sharp(data, { limitInputPixels: false }).metadata();
  const { format, width, height } = metadata;
  // The header alone would not tell that the upload broke off.
  if (width * height <= MOST_PIXELS) await sharp(data).resize(PROBE_SIDE).raw().toBuffer();
  const known = FORMATS.find((candidate) => candidate === format);
  const digest = createHash('sha256').update(data).digest('hex');
  return known && { format: known, width, height, digest, traces: cameraTraces(metadata) };
}
