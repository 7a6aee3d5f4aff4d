import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../../server/fileTypes.ts';
import { ENCODINGS } from '../../server/negotiation.ts';
import { madeOnce } from './madeOnce.ts';
import type { AstroIntegration } from 'astro';

/** Files of earlier builds in their compressed forms: most are in the next one again. */
const CACHE = resolve('.cache/compressed');
/** A day: builds of other content take turns with this one. */
const KEPT_MS = 86_400_000;

/** The smallest blocks, as no file of this site is larger for them, and the home page is 29 bytes smaller. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
};

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Completes every build with compressed forms of its text files. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: { 'astro:build:done': ({ dir }) => compressFolder(fileURLToPath(dir), CACHE) },
  };
}

/**
 * Puts compressed neighbours beside every text file of a folder: `index.html.br`, `index.html.gz`.
 *
 * Pictures and fonts are compressed already, and a form no smaller than its file is not written.
 *
 * @param cache folder with forms that were made before; none without it
 */
export async function compressFolder(directory: string, cache?: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const used = await Promise.all(paths.map((path) => compressFile(path, cache)));
  if (cache !== undefined) await forgetOthers(cache, new Set(used.flat()));
}

/** @returns the files of the cache that it took */
async function compressFile(path: string, cache?: string): Promise<string[]> {
  const bytes = await readFile(path);
  const used: string[] = [];
  for (const { name, extension } of ENCODINGS) {
    const make = () => compressors[name](bytes);
    const kept = cache === undefined ? undefined : join(cache, nameOf(bytes, name));
    // Another build may forget it at this moment.
    const recall = async (file: string) => readFile(await madeOnce(file, make)).catch(make);
    const compressed = await (kept === undefined ? make() : recall(kept));
    if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
    if (kept !== undefined) used.push(kept);
  }
  return used;
}

/** What a form is called in the cache: by all that it depends on. */
function nameOf(bytes: Buffer, encoding: string): string {
  const { brotli, zlib } = process.versions;
  const made = JSON.stringify([encoding, brotli, zlib, BROTLI]);
  return createHash('sha256').update(made).update(bytes).digest('hex');
}

/** Removes what this build did not take, and no other of late. */
async function forgetOthers(cache: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    if (used.has(file)) continue;
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
