import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { slugify } from '../../../src/logic/slugify.ts';

/**
 * The folder for the secrets of a content folder. In the user's configuration, out of reach of any
 * server that is rooted in the project; `STUDIO_SECRETS` replaces the folder for all of them.
 */
function secretsFolder(root: string): string {
  const { STUDIO_SECRETS: chosen = '' } = process.env;
  const base = chosen === '' ? envPaths('tidy-touch-studio', { suffix: '' }).config : chosen;
  const name = slugify(`${basename(dirname(root))} ${basename(root)}`);
  return join(base, `${name}-${hash('sha256', root).slice(0, 8)}`);
}

/** Folders of the studio beside a content folder. Content folders side by side have their own. */
export function foldersOf(root: string) {
  const folder = resolve(root);
  const name = basename(folder);
  const beside = (place: string) =>
    join(dirname(folder), place, name === 'content' ? '' : `of/${name}`);
  const cache = beside('.cache/studio');
  const state = beside('.studio');
  const secrets = secretsFolder(folder);
  return {
    /** The folder in which the content folder and the code lie. */
    project: dirname(folder),
    /** How the site is sent. */
    settings: join(dirname(folder), 'publish.yaml'),
    /** Media that no saved words name yet, at the paths they will have. */
    files: join(state, 'files'),
    /** Photographs from a phone that no gallery has yet. */
    inbox: join(state, 'inbox'),
    /** Photographs before they were turned or cropped. */
    originals: join(state, 'originals'),
    /** One folder for each removal. */
    trash: join(state, 'trash'),
    /** One folder for each publication. */
    versions: join(state, 'versions'),
    /** The owner's unsaved changes. */
    unsaved: join(state, 'unsaved.json'),
    /** Where earlier studios kept them. */
    formerUnsaved: join(state, 'draft.json'),
    /** Words of windows that were replaced, until the editing window has added them. */
    handover: join(state, 'handover'),
    /** The id of the window that edits. */
    window: join(state, 'window'),
    /** The password or token for publishing. */
    secrets: join(secrets, 'secrets.json'),
    /** Devices that may open a studio at a public address. */
    access: join(secrets, 'access.json'),
    /** Enquiries that visitors sent: personal data, out of reach like the secrets. */
    enquiries: join(secrets, 'enquiries'),
    /** The account that sends them on by e-mail. */
    mail: join(secrets, 'mail.json'),
    /** The link that shows friends the unpublished site. */
    friendLink: join(secrets, 'friend-link.json'),
    /** The process, port and address of the studio that was started last. */
    address: join(secrets, 'address'),
    /** Where earlier studios kept these three. */
    formerSecrets: state,
    /** Locked by the studio that runs. */
    lock: join(state, 'lock'),
    /** The built site that the link for friends shows from this machine. */
    friendSite: join(state, 'friend-site'),
    // These can be rebuilt at any time.
    /** The content with the unsaved changes, for check and preview. */
    staging: join(cache, 'staging'),
    /** The saved content, for the check before a publication. */
    publishStaging: join(cache, 'publish'),
    /** The content with the unsaved changes, for friends and for paper. */
    taskStaging: join(cache, 'task'),
    /** The brochure and the business cards as PDF files. */
    sheets: join(cache, 'sheets'),
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

/** The name of a new dated folder: later than all others, also after the clock was set back. */
export function nextId(parent: string): string {
  const [last] = datedFolders(parent);
  return String(Math.max(Date.now(), Number(last?.id ?? 0) + 1));
}
