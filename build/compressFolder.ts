import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../server/fileTypes.ts';
import { ENCODINGS } from '../server/negotiation.ts';

const compressors = {
  // Its default quality is the best.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `index.html.br` and `index.html.gz` beside each text file that gets smaller.
 *
 * @param cache a folder for what was compressed: the next build of the same site takes it from there
 */
export async function compressFolder(directory: string, cache?: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && isText(entry.name));
  const used = new Set<string>();

  async function compress(path: string): Promise<void> {
    const bytes = await readFile(path);
    for (const { name, extension } of ENCODINGS) {
      const key = hash('sha256', bytes) + extension;
      used.add(key);
      const make = () => compressors[name](bytes);
      const compressed = cache === undefined ? await make() : await remember(cache, key, make);
      if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
    }
  }

  await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
  if (cache === undefined || !existsSync(cache)) return;
  const unused = (await readdir(cache)).filter((key) => !used.has(key));
  for (const key of unused) await rm(join(cache, key), { force: true });
}

/** What a folder has under a key; if it has nothing, it is made and put there. */
async function remember(folder: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(folder, key);
  if (existsSync(path)) return readFile(path);
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Atomic: an interrupted build must not leave half of a file.
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return bytes;
}
