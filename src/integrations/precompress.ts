import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../../server/fileTypes.ts';
import { ENCODINGS } from '../../server/negotiation.ts';
import type { AstroIntegration } from 'astro';

/** Files of earlier builds in their compressed forms: most are in the next one again. */
const CACHE = resolve('.cache/compressed');

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
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
  if (cache !== undefined) await mkdir(cache, { recursive: true });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map((path) => compressFile(path, cache)));
}

async function compressFile(path: string, cache?: string): Promise<void> {
  const bytes = await readFile(path);
  for (const { name, extension } of ENCODINGS) {
    const make = () => compressors[name](bytes);
    const compressed = cache === undefined ? await make() : await recall(cache, name, bytes, make);
    if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
  }
}

/** What a file becomes: as it lies in the cache, or made and put there. */
async function recall(
  cache: string,
  name: string,
  bytes: Buffer,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const { brotli, zlib } = process.versions;
  const asked = createHash('sha256')
    .update(JSON.stringify([name, brotli, zlib]))
    .update(bytes);
  const file = join(cache, asked.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // Whoever asks at the same time finds the whole file, or none.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
