import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import exifReader, { type Exif } from 'exif-reader';
import sharp from 'sharp';
import { PICTURE } from '../src/logic/mediaEndings.ts';
import { ContentFolder } from './contentFolder.ts';

/** What a camera writes into photographs, by the names of its EXIF and XMP tags. */
const METADATA = {
  'the position': /GPSLatitude\b|photoshop:City/u,
  'the device': /(?:exif|tiff):(?:Make|Model)\b|SerialNumber/u,
  'the date': /exif:DateTime\b|DateTimeOriginal|DateCreated|xmp:CreateDate/u,
};

interface Picture {
  width: number;
  height: number;
  /** SHA-256 of the file. */
  digest: string;
  metadata: readonly string[];
}

export type PictureCache = Awaited<ReturnType<typeof openPictureCache>>;

/**
 * Measures pictures, and reads a file again only if its length or time of change differ. Pictures are known by
 * their path inside the content folder, as drafts are checked in a folder of their own.
 *
 * @param file where the cache is kept; a missing or broken one costs time only
 */
export async function openPictureCache(root: string, file?: string) {
  const known = await readKnown(file);
  const measured = new Map<string, [state: string, picture: Picture]>();
  return {
    /** Undefined when the file is missing, damaged, too large for sharp, or no jpg, png or webp. */
    async measure(path: string): Promise<Picture | undefined> {
      try {
        const { size, mtimeMs } = await stat(path);
        const state = [relative(root, path), size, mtimeMs].join(' ');
        const picture = known.get(state) ?? (await readPicture(path));
        measured.set(path, [state, picture]);
        return picture;
      } catch {
        return undefined;
      }
    },

    /** Measured pictures that equal another one in the same folder, with that one. */
    copies(): [copy: string, original: string][] {
      const pictures = [...measured].sort(([one], [other]) => (one < other ? -1 : 1));
      const groups = Map.groupBy(pictures, ([path, [, { digest }]]) => dirname(path) + digest);
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(([path]): [string, string] => [path, first?.[0] ?? '']),
      );
    },

    /** Forgets pictures that were not measured. */
    async save(): Promise<void> {
      if (file === undefined) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify([...measured.values()]));
    },
  };
}

async function readKnown(file = ''): Promise<Map<string, Picture>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, Picture][]);
  } catch {
    return new Map();
  }
}

async function readPicture(path: string): Promise<Picture> {
  const data = await readFile(path);
  const { format, width, height, exif, xmp } = await sharp(data).metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`${format} is not supported.`);
  // The header alone does not show that an upload broke off.
  await sharp(data).resize(16).raw().toBuffer();
  const digest = createHash('sha256').update(data).digest('hex');
  const tags: Partial<Exif> | undefined = exif ? readExif(exif) : {};
  const exifNames = Object.keys({ ...tags?.GPSInfo, ...tags?.Image, ...tags?.Photo });
  const names = exifNames.map((name) => `exif:${name}`).join(' ') + new TextDecoder().decode(xmp);
  // Damaged EXIF may hold anything.
  const metadata = Object.entries(METADATA).filter(([, tag]) => !tags || tag.test(names));
  return { width, height, digest, metadata: metadata.map(([what]) => what) };
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
