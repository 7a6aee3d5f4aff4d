import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaPath, readContent, readContentFile, siteFiles } from '../content/contentFiles.ts';
import { changesBetween } from '../content/changes.ts';
import { datedFolders, foldersOf } from '../content/folders.ts';
import { hasSame, hasSameBytes, PART, putFile } from '../content/sync.ts';

/** Older publications are forgotten. */
const KEPT = 20;
const MAX_PLACES = 40;

/** All publications, the latest first. */
const publications = (root: string) => datedFolders(foldersOf(root).versions);

/**
 * Keeps the content that is being published. Photographs of the publication before are hard links to
 * it; new ones are copied: other programs may write into those of the owner.
 *
 * @returns its folder, and a function that deletes it if publishing fails
 */
export async function keepVersion(root: string) {
  const { versions } = foldersOf(root);
  const [folder, part] = [join(versions, String(Date.now())), join(versions, PART)];
  await rm(part, { recursive: true, force: true });
  // Missing before the first publication.
  const before = publications(root)[0]?.folder ?? part;
  const files = siteFiles(root);
  const known = files.filter((path) => hasSameBytes(join(before, path), join(root, path)));
  if (known.length === files.length && siteFiles(before).length === files.length)
    return { folder: before, forget: () => Promise.resolve() };
  for (const path of files) {
    if (known.includes(path)) await putFile(join(before, path), part, path);
    else await cp(join(root, path), join(part, path), { preserveTimestamps: true });
  }
  await rename(part, folder);
  for (const old of publications(root).slice(KEPT)) await rm(old.folder, { recursive: true });
  return { folder, forget: () => rm(folder, { recursive: true }) };
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

/** The words that were published last: the window asks every few seconds, and no version changes. */
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
