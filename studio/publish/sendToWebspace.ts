import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, MARK } from './sendToFolder.ts';
import type { Webspace } from './webspace.ts';

/** Suffix during the upload: a broken upload must not damage the published file. */
const PART = '.part';
/** Their names contain a hash of their content, so no published page uses a new one. */
const HASHED = '_astro/';
/** Finished uploads are recorded this often; an interrupted publication continues from there. */
const RECORD_EVERY = 25;
/** Instead of a hash while a file is replaced or removed. */
const UNKNOWN = '-'.repeat(64);

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
 * Uploads the files of a site that changed. Files with lasting names, such as pages, are uploaded
 * beside the old ones and renamed at the end, so that every page is whole at any time. Then removes
 * the files of earlier publications, and no others.
 */
export async function sendToWebspace(site: string, space: Webspace): Promise<void> {
  const wanted = await manifestOf(site);
  const there = parseManifest(await space.read(MARK));
  const record = async () => {
    const lines = Array.from(there, ([file, hash]) => `${hash} ${file}`);
    await space.write(MARK + PART, Buffer.from(['', ...lines].join('\n')));
    await space.rename(MARK + PART, MARK);
  };
  const upload = (file: string) => space.write(file + PART, join(site, file));
  const show = async ([file, hash]: [string, string]) => {
    await space.rename(file + PART, file);
    there.set(file, hash);
  };
  const changed = [...wanted].filter(([file, hash]) => there.get(file) !== hash);
  const removed = [...there.keys()].filter((file) => !wanted.has(file));
  // After an interruption, the next publication knows our files, and which may be old or gone.
  for (const file of [...changed.map(([file]) => file), ...removed]) there.set(file, UNKNOWN);
  await record();
  const isHashed = ([file]: [string, string]) => file.startsWith(HASHED);
  const hashed = changed.filter(isHashed);
  const lasting = changed.filter((entry) => !isHashed(entry));
  for (const [index, entry] of hashed.entries()) {
    await upload(entry[0]);
    await show(entry);
    if (index % RECORD_EVERY === RECORD_EVERY - 1) await record();
  }
  for (const [file] of lasting) await upload(file);
  for (const entry of lasting) await show(entry);
  for (const file of removed) {
    await space.remove(file);
    await space.remove(file + PART);
    there.delete(file);
  }
  await record();
}
