import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentVersion } from '../../../node/contentVersion.ts';
import { isMediaPath, readContent, readContentFile, siteFiles } from '../content/contentFiles.ts';
import { changesBetween } from '../../shared/changes.ts';
import { datedFolders, foldersOf, nextId } from '../content/folders.ts';
import { hasSame, hasSameContent, PART, putFile } from '../content/copyFiles.ts';
import { readJson, replaceFile } from '../content/ownFiles.ts';

/** Older publications are forgotten. */
const KEPT = 20;
const MAX_PLACES = 40;

/** All publications, the latest first. */
const publications = (root: string) => datedFolders(foldersOf(root).versions);

/** Not a time: no reader of versions sees it. */
const PENDING = 'pending';
const PENDING_NOTE = 'pending.json';

const pendingSchema = z.object({
  /** Whether the host may have some or all of it. */
  state: z.enum(['kept', 'sending', 'sent']),
  /** What the site shows once it is online: see `contentVersion`. */
  mark: z.string(),
});

/** The publication that is running, or was when the studio was stopped. */
export type PendingVersion = z.infer<typeof pendingSchema>;

const pendingFolder = (root: string) => join(foldersOf(root).versions, PENDING);
const pendingNote = (root: string) => join(foldersOf(root).versions, PENDING_NOTE);

/** Undefined if no publication is pending. */
export function readPending(root: string): PendingVersion | undefined {
  try {
    return pendingSchema.safeParse(readJson(pendingNote(root))).data;
  } catch {
    // Damaged by a power cut.
    return undefined;
  }
}

/** The folder with the content of the pending version: that of the last one if nothing changed. */
export function pendingContent(root: string): string {
  const pending = pendingFolder(root);
  return existsSync(pending) ? pending : (publications(root)[0]?.folder ?? pending);
}

/** When the last publication was sent, in ms since 1970; undefined before the first. */
export function lastPublished(root: string): number | undefined {
  const [last] = publications(root);
  return last && Number(last.id);
}

export function notePending(root: string, pending: PendingVersion): void {
  replaceFile(pendingNote(root), JSON.stringify(pending));
}

export async function dropPending(root: string): Promise<void> {
  await rm(pendingNote(root), { force: true });
  await rm(pendingFolder(root), { recursive: true, force: true });
}

/**
 * Keeps the content that is being published, as pending. Photographs of the publication before are
 * hard links to it; new ones are copied: other programs may write into those of the owner.
 *
 * @param content the folder with the content that was checked
 * @returns the folder of the version; that of the last publication if nothing changed
 */
export async function keepPending(root: string, content: string): Promise<string> {
  const [pending, part] = [pendingFolder(root), join(foldersOf(root).versions, PART)];
  await dropPending(root);
  await rm(part, { recursive: true, force: true });
  // Missing before the first publication.
  const before = publications(root)[0]?.folder ?? part;
  const files = siteFiles(content);
  const known = files.filter((path) => hasSameContent(before, path, join(content, path)));
  const isSame = known.length === files.length && siteFiles(before).length === files.length;
  if (!isSame) {
    for (const path of files) {
      if (known.includes(path)) await putFile(join(before, path), part, path);
      else await cp(join(content, path), join(part, path), { preserveTimestamps: true });
    }
    await rename(part, pending);
  }
  const folder = isSame ? before : pending;
  notePending(root, { state: 'kept', mark: await contentVersion(folder) });
  return folder;
}

/** Makes the pending version the last one: it was sent. */
export async function finishPending(root: string): Promise<void> {
  const { versions } = foldersOf(root);
  const pending = readPending(root);
  // After a kill, the next start finishes it.
  if (pending) notePending(root, { ...pending, state: 'sent' });
  if (existsSync(pendingFolder(root)))
    await rename(pendingFolder(root), join(versions, nextId(versions)));
  await dropPending(root);
  for (const old of publications(root).slice(KEPT)) await rm(old.folder, { recursive: true });
}

/** What a folder of content changed since another one; a path is at most two names deep. */
function changesSince(before: string, after: string) {
  const files = new Set([...siteFiles(before), ...siteFiles(after)]);
  const changed = [...files].filter(
    (file) => !existsSync(join(before, file)) || !hasSame(after, file, join(before, file)),
  );
  const stateOf = (folder: string) => {
    const dataOf = (file: string) => readContentFile(folder, file)?.data;
    // Media have no data; they are known to differ.
    return Object.fromEntries(
      changed.map((file) => [file, isMediaPath(file) ? folder : dataOf(file)]),
    );
  };
  const changes = changesBetween(stateOf(before), stateOf(after));
  return changes.map(({ kind, file, path }) => {
    // A removed entry has no place any more; its list has one.
    const present = kind === 'removed' ? path.slice(0, -1) : path;
    return { file, path: present.slice(0, 2) };
  });
}

/** The publications, the latest first, with the fields and files that each changed. */
export function listVersions(root: string) {
  const all = publications(root);
  return all.map(({ folder, ...version }, index) => {
    const before = all[index + 1]?.folder;
    const places = before === undefined ? [] : changesSince(before, folder).slice(0, MAX_PLACES);
    const files = [...new Set(places.map(({ file }) => file))];
    return { ...version, places, files };
  });
}

export type Version = ReturnType<typeof listVersions>[number];

/** The words that were published last: read again with each change, and no version changes. */
let known: { folder: string; words: Record<string, unknown> } | undefined;

/** The words that were published last, by path; undefined before the first publication. */
export function publishedWords(root: string): Record<string, unknown> | undefined {
  const [last] = publications(root);
  if (!last) return undefined;
  if (known?.folder !== last.folder) {
    const words = readContent(last.folder).map(({ path, data }) => [path, data] as const);
    known = { folder: last.folder, words: Object.fromEntries(words) };
  }
  return known.words;
}

/** The folder of a version; undefined if there is no such version. */
export function versionFolder(root: string, id: string): string | undefined {
  return publications(root).find((one) => one.id === id)?.folder;
}
