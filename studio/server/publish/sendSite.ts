import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { VERSION_FILE } from '../../../node/contentVersion.ts';

/** A folder that a host shows, here or on a server. Paths are relative to it, with slashes. */
export interface Webspace {
  /** Undefined if there is no such file. */
  read: (file: string) => Promise<string | undefined>;
  /** Whether a file is there; not known of a server. */
  has?: (file: string) => boolean;
  /** Writes a local file, or bytes, into a folder that exists. */
  write: (file: string, source: string | Buffer) => Promise<void>;
  /** Does nothing if there is such a folder. */
  makeFolder: (folder: string) => Promise<unknown>;
  /** Replaces the target at once. */
  rename: (from: string, to: string) => Promise<unknown>;
  /** Does nothing if there is no such file. */
  remove: (file: string) => Promise<unknown>;
}

/** Every built site has this file. In a published one, it also names all published files. */
export const MANIFEST = '.fingerprint';
/** Suffix during the upload: a broken upload must not damage the published file. */
export const PART = '.part';
/** Their names contain a hash of their content, so no published page uses a new one. */
const HASHED = '_astro/';
/** Finished uploads are recorded this often; an interrupted publication continues from there. */
const RECORD_EVERY = 25;
/** The record of a large site has a megabyte. */
const MOST_RECORDS = 40;
const HASH_LENGTH = 64;
/** Instead of a hash while a file is replaced or removed. */
const UNKNOWN = '-'.repeat(HASH_LENGTH);

/** Paths of all files of a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

interface SendOptions {
  /** Stops before the next file; once the new pages are being shown, all of them are. */
  stop?: AbortSignal;
  /** Whether a file is sent; by default each is. */
  isSent?: (file: string) => boolean;
  /** Receives the share of the files that are uploaded, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Uploads the files of a site that changed. Files with lasting names, such as pages, are uploaded
 * beside the old ones and renamed at the end, so that every page is whole at any time. Then removes
 * the files of earlier publications, and no others.
 */
export async function sendSite(
  site: string,
  space: Webspace,
  { stop, isSent = () => true, onProgress }: SendOptions = {},
): Promise<void> {
  const files = (await filesIn(site)).filter((file) => file !== MANIFEST && isSent(file));
  const wanted = new Map<string, string>();
  // One by one: the studio answers meanwhile.
  for (const file of files) wanted.set(file, hash('sha256', await readFile(join(site, file))));
  const [, ...lines] = (await space.read(MANIFEST))?.split('\n') ?? [];
  const there = new Map(
    lines.map((line) => [line.slice(HASH_LENGTH + 1), line.slice(0, HASH_LENGTH)]),
  );
  const record = async () => {
    const names = Array.from(there, ([file, known]) => `${known} ${file}`);
    await space.write(MANIFEST + PART, Buffer.from(['', ...names].join('\n')));
    await space.rename(MANIFEST + PART, MANIFEST);
  };
  const made = new Set(['.']);
  let uploaded = 0;
  const upload = async (file: string) => {
    stop?.throwIfAborted();
    const folder = posix.dirname(file);
    if (!made.has(folder)) await space.makeFolder(folder);
    made.add(folder);
    await space.write(file + PART, join(site, file));
    uploaded += 1;
    onProgress?.(uploaded / changed.length);
  };
  const show = async (file: string) => {
    await space.rename(file + PART, file);
    there.set(file, wanted.get(file) ?? UNKNOWN);
  };
  const isThere = (file: string) =>
    there.get(file) === wanted.get(file) && space.has?.(file) !== false;
  const changed = [...wanted.keys()].filter((file) => !isThere(file));
  const removed = [...there.keys()].filter((file) => !wanted.has(file));
  // After an interruption, the next publication knows our files, and which may be old or gone.
  for (const file of [...changed, ...removed]) there.set(file, UNKNOWN);
  await record();
  const recordEvery = Math.max(RECORD_EVERY, Math.ceil(changed.length / MOST_RECORDS));
  const isHashed = (file: string) => file.startsWith(HASHED);
  for (const [index, file] of changed.filter(isHashed).entries()) {
    await upload(file);
    await show(file);
    if (index % recordEvery === recordEvery - 1) await record();
  }
  const lasting = changed.filter((file) => !isHashed(file));
  for (const file of lasting) await upload(file);
  stop?.throwIfAborted();
  for (const file of lasting.filter((one) => one !== VERSION_FILE)) await show(file);
  // It says which content is online, so it is shown last.
  if (lasting.includes(VERSION_FILE)) await show(VERSION_FILE);
  for (const file of removed) {
    await space.remove(file);
    await space.remove(file + PART);
    there.delete(file);
  }
  await record();
}
