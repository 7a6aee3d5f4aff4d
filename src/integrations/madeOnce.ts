import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a file that takes a while, once; then it is found again.
 *
 * @param file its path, whose name says all that it is made of
 * @returns its path
 */
export async function madeOnce(file: string, make: () => Promise<Buffer>): Promise<string> {
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  // Whoever builds at the same time finds the whole file, or none.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, await make());
  await rename(draft, file);
  return file;
}
