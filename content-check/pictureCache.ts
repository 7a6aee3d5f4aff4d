import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import exifReader, { type Exif } from 'exif-reader';
import sharp from 'sharp';
import { PICTURE } from '../src/logic/mediaEndings.ts';
import { ContentFolder } from './contentFolder.ts';

/** The most pixels that sharp reads: its `limitInputPixels`. */
export const MOST_PIXELS = 268_402_689;

/** What a camera writes into photographs, as EXIF and by names in XMP. */
const METADATA: readonly [what: string, hasTag: (exif: Partial<Exif>) => unknown, names: RegExp][] =
  [
    ['the position', ({ GPSInfo }) => GPSInfo?.GPSLatitude, /GPSLatitude|photoshop:City/u],
    [
      'the device',
      ({ Image, Photo }) => Image?.Make ?? Image?.Model ?? Photo?.BodySerialNumber,
      /tiff:(?:Make|Model)|SerialNumber/u,
    ],
    [
      'the date',
      ({ Image, Photo }) => Image?.DateTime ?? Photo?.DateTimeOriginal,
      /DateTimeOriginal|DateCreated|xmp:CreateDate/u,
    ],
  ];

interface Picture {
  width: number;
  height: number;
  /** SHA-256 of the file. */
  digest: string;
  metadata: readonly string[];
}

/** A picture in the state of its file. */
interface Note extends Picture {
  bytes: number;
  changed: number;
}

export type PictureCache = Awaited<ReturnType<typeof openPictureCache>>;

async function readNotes(file: string | undefined): Promise<Map<string, Partial<Note>>> {
  try {
    const saved = file === undefined ? '[]' : await readFile(file, 'utf8');
    return new Map(JSON.parse(saved) as [string, Note][]);
  } catch {
    return new Map();
  }
}

/**
 * Measures pictures, and reads a file again only if its length or time of change differ. Pictures are known by
 * their path inside the content folder, as drafts are checked in a folder of their own.
 *
 * @param file where the cache is kept; a missing or broken one costs time only
 */
export async function openPictureCache(root: string, file?: string) {
  const known = await readNotes(file);
  const measured = new Map<string, Note>();
  return {
    /** Undefined when the file is missing, damaged or not a jpg, png or webp picture. */
    async measure(path: string): Promise<Picture | undefined> {
      try {
        const { size: bytes, mtimeMs: changed } = await stat(path);
        const note = known.get(relative(root, path));
        const isSame = note?.metadata && note.bytes === bytes && note.changed === changed;
        const picture = isSame ? (note as Note) : await readPicture(path);
        measured.set(path, { ...picture, bytes, changed });
        return picture;
      } catch {
        return undefined;
      }
    },

    /** Measured pictures that equal another one in the same folder to the last byte, with that one. */
    copies(): [copy: string, original: string][] {
      const pictures = [...measured].sort(([one], [other]) => (one < other ? -1 : 1));
      const groups = Map.groupBy(pictures, ([path, { digest }]) => dirname(path) + digest);
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(([path]): [string, string] => [path, first?.[0] ?? '']),
      );
    },

    /** Forgets pictures that were not measured. */
    async save(): Promise<void> {
      if (file === undefined) return;
      const notes = [...measured].map(([path, note]) => [relative(root, path), note]);
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(notes));
      } catch {
        // The next check takes longer.
      }
    },
  };
}

async function readPicture(path: string): Promise<Picture> {
  const data = await readFile(path);
  const { format, width, height, exif, xmp } = await sharp(data, {
    limitInputPixels: false,
  }).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`${format} is not supported.`);
  // The header alone does not show that an upload broke off.
  if (width * height <= MOST_PIXELS) await sharp(data).resize(16).raw().toBuffer();
  const digest = createHash('sha256').update(data).digest('hex');
  const tags = exif ? readExif(exif) : {};
  const text = new TextDecoder().decode(xmp);
  // Damaged EXIF may hold anything.
  const metadata = METADATA.filter(
    ([, hasTag, names]) => !tags || hasTag(tags) !== undefined || names.test(text),
  ).map(([what]) => what);
  return { width, height, digest, metadata };
}

/** The EXIF of a photograph; undefined if it is damaged. */
export function readExif(exif: Buffer): Exif | undefined {
  try {
    return exifReader(exif);
  } catch {
    return undefined;
  }
}

/** Finds photographs with metadata. Visitors do not get it; whoever gets the file does. */
export async function findMetadata(root: string, cacheFile?: string) {
  const folder = new ContentFolder(root);
  const cache = await openPictureCache(root, cacheFile);
  const files = folder.files.filter((file) => PICTURE.test(file));
  const pictures = await Promise.all(
    files.map(async (file) => {
      const { metadata = [] } = (await cache.measure(folder.pathOf(file))) ?? {};
      return { file, metadata };
    }),
  );
  return pictures.filter(({ metadata }) => metadata.length > 0);
}
