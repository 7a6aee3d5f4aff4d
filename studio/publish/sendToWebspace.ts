import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, MARK } from './sendToFolder.ts';
import type { Webspace } from './webspace.ts';

/** Uploaded under this name first: an interrupted upload must not damage the file of that name. */
const PART = '.part';
/** Their names contain a hash of their content, so that no page uses them before it is there. */
const HASHED = '_astro/';
/** After so many uploads we record them, so that an interrupted publication goes on there. */
const RECORD_AFTER = 25;

/** Names of the files of a published site, with the SHA-256 of their content. */
type Manifest = Map<string, string>;

function parseManifest(text = ''): Manifest {
  const [, ...lines] = text.split('\n');
  return new Map(lines.map((line) => [line.slice(65), line.slice(0, 64)]));
}

async function manifestOf(site: string): Promise<Manifest> {
  const files = (await filesIn(site)).filter((file) => file !== MARK);
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(site, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, hashOf(file)]));
}

/**
 * Publishes a site: only files that changed. Pages and others with lasting names are uploaded beside
 * the old ones and renamed at the end, so that visitors get whole pages of the old or the new site.
 * Then it removes files of earlier publications; it never removes others.
 */
export async function sendToWebspace(site: string, space: Webspace): Promise<void> {
  const wanted = await manifestOf(site);
  const there = parseManifest(await space.read(MARK));
  const record = async () => {
    const lines = Array.from(there, ([file, hash]) => `${hash} ${file}`);
    await space.write(MARK + PART, Buffer.from(['', ...lines].join('\n')));
    await space.rename(MARK + PART, MARK);
  };
  const changed = [...wanted].filter(([file, hash]) => there.get(file) !== hash);
  const isHashed = ([file]: [string, string]) => file.startsWith(HASHED);
  let count = 0;
  for (const [file, hash] of changed.filter(isHashed)) {
    await space.write(file + PART, join(site, file));
    await space.rename(file + PART, file);
    there.set(file, hash);
    count += 1;
    if (count % RECORD_AFTER === 0) await record();
  }
  const lasting = changed.filter((entry) => !isHashed(entry));
  for (const [file] of lasting) await space.write(file + PART, join(site, file));
  // Ours from now on, but of unknown content until all are renamed.
  for (const [file] of lasting) there.set(file, ''.padEnd(64, '-'));
  await record();
  for (const [file, hash] of lasting) {
    await space.rename(file + PART, file);
    there.set(file, hash);
  }
  for (const file of there.keys())
    if (!wanted.has(file)) {
      await space.remove(file);
      there.delete(file);
    }
  await record();
}
