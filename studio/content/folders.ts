import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Folders of the studio beside a content folder. Content folders side by side have their own. */
export function foldersOf(root: string) {
  const folder = resolve(root);
  const name = basename(folder);
  const beside = (place: string) =>
    join(dirname(folder), place, name === 'content' ? '' : `of/${name}`);
  const [cache, kept] = [beside('.cache/studio'), beside('.studio')] as const;
  return {
    /** The folder in which the content folder and the code lie. */
    project: dirname(folder),
    /** How the site is sent. */
    settings: join(dirname(folder), 'publish.yaml'),
    /** Media that no saved words name yet, at the paths they will have. */
    files: join(kept, 'files'),
    /** Photographs from a phone that no gallery has yet. */
    inbox: join(kept, 'inbox'),
    /** One folder for each removal. */
    trash: join(kept, 'trash'),
    /** One folder for each publication. */
    versions: join(kept, 'versions'),
    /** The owner's unsaved changes. */
    unsaved: join(kept, 'draft.json'),
    /** The password or token for publishing. */
    secrets: join(kept, 'secrets.json'),
    /** Devices that may open a studio at a public address. */
    access: join(kept, 'access.json'),
    /** The process, port and address of the studio that was started last. */
    address: join(kept, 'address'),
    /** Locked by the studio that runs. */
    lock: join(kept, 'lock'),
    // These can be rebuilt at any time.
    /** The draft, laid out to be checked. */
    draft: join(cache, 'draft'),
    /** What the development server shows. */
    preview: join(cache, 'preview'),
    /** A copy that was opened. */
    copy: join(cache, 'copy'),
  };
}

/** Folders that are named by their time in ms, the latest first. */
export function datedFolders(parent: string) {
  const ids = existsSync(parent)
    ? readdirSync(parent).filter((name) => /^\d{13}$/u.test(name))
    : [];
  return ids
    .sort()
    .reverse()
    .map((id) => ({ id, folder: join(parent, id), when: new Date(Number(id)).toISOString() }));
}
