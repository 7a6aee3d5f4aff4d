import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cleanAddress } from './addresses.ts';
import { ENCODINGS, isCompressed } from './encodings.ts';
import type { EncodingName } from './encodings.ts';
import { fileType } from './fileTypes.ts';

/** The bytes of a file in one form, with the validator that tells them from any others. */
export interface SiteBody {
  bytes: Buffer;
  /** A strong entity tag, quotes included. */
  etag: string;
}

/** A file of the built site, ready to be sent. */
export interface SiteFile {
  mediaType: string;
  plain: SiteBody;
  /** Compressed forms, where they were worth making. */
  compressed: Map<EncodingName, SiteBody>;
}

/** Files by the address they answer at: `/portfolio`, `/_astro/client.abc.js`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;
const ETAG_LENGTH = 22;

/**
 * Reads a built site into memory.
 *
 * The running server thereby keeps serving the site it was started with, pages and policy in step,
 * even while the folder is being built anew. Hidden files are left out, except `.well-known`.
 *
 * @param directory The folder of the built site.
 * @throws When the folder is missing or cannot be read.
 */
export async function readSiteFiles(directory: string): Promise<SiteFiles> {
  const names = await publicFiles(directory);
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isCompressed(name)) continue;
    const compressed = new Map<EncodingName, SiteBody>();
    for (const encoding of ENCODINGS) {
      const compressedName = name + encoding.extension;
      if (!known.has(compressedName)) continue;
      compressed.set(encoding.name, await readBody(join(directory, compressedName)));
    }
    const plain = await readBody(join(directory, name));
    files.set(cleanAddress(`/${name}`), { mediaType: fileType(name).mediaType, plain, compressed });
  }
  return files;
}

/** The HTML of every page among the files. */
export function pageTexts(files: SiteFiles): string[] {
  return [...files.values()]
    .filter(({ mediaType }) => mediaType.startsWith('text/html'))
    .map(({ plain }) => plain.bytes.toString('utf8'));
}

async function publicFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name));
}

async function readBody(path: string): Promise<SiteBody> {
  const bytes = await readFile(path);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_LENGTH);
  return { bytes, etag: `"${digest}"` };
}
