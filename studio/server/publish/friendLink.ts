import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../../node/paths.ts';
import { buildSite } from '../../../node/siteBuild.ts';
import { checkContent, type UnsavedChanges } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/ownFiles.ts';
import { stage } from '../content/save.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { openDraftHost } from './openDestination.ts';
import { PublishError } from './publishError.ts';
import { readPublishSettings } from './publishSettings.ts';
import { createTask, type Report } from './task.ts';
import type { FriendState, FriendWay } from '../../shared/friendLink.ts';
import type { PublishStudio } from './destination.ts';

/** A link works for seven days. */
export const FRIEND_LINK_MS = 7 * 24 * 60 * 60_000;
const LOOK_EVERY_MS = 60 * 60_000;
const NOINDEX = 'X-Robots-Tag: noindex, nofollow';

const linkSchema = z.object({
  way: z.enum(['netlify', 'cloudflare', 'here']),
  /** How the host calls it; at this studio, the secret in its address. */
  id: z.string(),
  url: z.string(),
  made: z.number(),
  ends: z.number(),
});
const storedSchema = z.object({
  link: linkSchema.optional(),
  /** When the last link ended. */
  ended: z.number().optional(),
});

type StoredLink = z.infer<typeof linkSchema>;
type Stored = z.infer<typeof storedSchema>;

function readStored(root: string): Stored {
  return storedSchema.safeParse(readJson(foldersOf(root).friendLink)).data ?? {};
}

function writeStored(root: string, stored: Stored): void {
  replaceFile(foldersOf(root).friendLink, JSON.stringify(stored), OWNER_ONLY);
}

/** The link that works now at an address of this studio; undefined if there is none. */
export function linkHere(root: string): StoredLink | undefined {
  const { link } = readStored(root);
  return link?.way === 'here' && Date.now() < link.ends ? link : undefined;
}

export interface FriendOptions {
  /** The address at which this studio shows the site to friends. */
  friendsUrl?: URL | undefined;
  /** The address of the host's API. */
  api?: string;
  /** Builds a content folder for an address. Returns where the site is. */
  build?: (content: string, url: string, report: Report) => Promise<string>;
}

const buildForFriends: NonNullable<FriendOptions['build']> = async (content, url, report) => {
  const folder = join(CACHE_FOLDER, 'friend-site');
  const environment = { PREVIEW: '1', SITE_URL: url };
  const site = { content: relative(PROJECT_FOLDER, content), folder, environment };
  await buildSite(site, {
    onPictures: (done, total) => report(WORDS.build, done / total),
    isInBackground: true,
  });
  return folder;
};

/** Asks search engines not to list a built site: also its pictures and files. */
async function refuseSearchEngines(site: string): Promise<void> {
  const file = join(site, '_headers');
  const headers = await readFile(file, 'utf8').catch(() => '/*');
  await writeFile(file, headers.replace(/^\/\*$/mu, `/*\n  ${NOINDEX}`));
}

/**
 * The link that shows friends the unpublished site for seven days, one at a time.
 *
 * @param onChange is called when making it makes progress or ends
 */
export function createFriendLink(
  studio: PublishStudio,
  onChange: () => void,
  { friendsUrl, api, build = buildForFriends }: FriendOptions = {},
) {
  const { root, stop, exclusively } = studio;
  const task = createTask(onChange);
  const folders = foldersOf(root);

  function wayOf(): FriendWay | undefined {
    if (friendsUrl) return 'here';
    const way = readPublishSettings(root)?.way;
    return way === 'netlify' || way === 'cloudflare' ? way : undefined;
  }

  /** @throws In words for the owner, if its host is set up no more. */
  function hostOf(way: FriendWay) {
    const settings = readPublishSettings(root);
    const host = settings?.way === way ? openDraftHost({ root, stop }, settings, api) : undefined;
    if (!host) throw new PublishError(WORDS.otherHost);
    return host;
  }

  async function take(link: StoredLink): Promise<void> {
    if (link.way === 'here') await rm(folders.friendSite, { recursive: true, force: true });
    else await hostOf(link.way).removeDraft(link.id);
  }

  async function open(way: FriendWay) {
    if (way !== 'here') return hostOf(way).openDraft(randomBytes(6).toString('hex'));
    const id = randomBytes(32).toString('base64url');
    return { id, url: `${friendsUrl?.origin}/?look=${id}` };
  }

  async function show(way: FriendWay, site: string, id: string): Promise<void> {
    if (way !== 'here') return hostOf(way).sendDraft(site, id);
    await rm(folders.friendSite, { recursive: true, force: true });
    await cp(site, folders.friendSite, { recursive: true });
  }

  /** Takes away a draft that was opened, and that no friend will see. */
  async function forget(way: FriendWay, id: string): Promise<void> {
    if (way !== 'here') await hostOf(way).removeDraft(id);
  }

  async function make(unsaved: UnsavedChanges, report: Report): Promise<void> {
    const way = wayOf();
    if (way === undefined) throw new PublishError(WORDS.noFriendWay);
    report(WORDS.check, 0);
    const problems = await exclusively(async () => {
      await stage(root, unsaved, folders.taskStaging);
      return checkContent(folders.taskStaging);
    });
    if (problems.length > 0) throw new PublishError(WORDS.fixFirst);
    const made = Date.now();
    report(WORDS.build, 0);
    // Its pages name the pictures of link previews by their whole address.
    const draft = await open(way);
    try {
      const address = URL.parse(draft.url)?.origin ?? '';
      const site = await build(folders.taskStaging, address, (message, share) =>
        report(message, 0.8 * share),
      );
      await refuseSearchEngines(site);
      report(WORDS.send, 0.9);
      // First: of two links, one would be forgotten and stay.
      await end();
      await show(way, site, draft.id);
    } catch (error) {
      await forget(way, draft.id).catch(() => undefined);
      throw error;
    }
    writeStored(root, { link: { ...draft, way, made, ends: made + FRIEND_LINK_MS } });
  }

  /** Takes the site away from friends. @throws In words for the owner, if its host refuses. */
  async function end(): Promise<void> {
    const { link } = readStored(root);
    if (!link) return;
    await take(link);
    writeStored(root, { ended: Math.min(Date.now(), link.ends) });
  }

  /** Ends a link that is over; if its host does not answer, the next look tries again. */
  async function endIfOver(): Promise<void> {
    const { link } = readStored(root);
    if (link && Date.now() >= link.ends) await end().catch(() => undefined);
  }

  void endIfOver();
  const timer = setInterval(() => void endIfOver(), LOOK_EVERY_MS).unref();
  stop.addEventListener('abort', () => clearInterval(timer));

  return {
    state: (): FriendState => {
      const { link, ended } = readStored(root);
      return { way: wayOf(), link: link && withoutId(link), ended, task: task.state() };
    },
    make: (unsaved: UnsavedChanges) => task.start((report) => make(unsaved, report)),
    end: async () => {
      await end();
      task.forget();
    },
    endIfOver,
  };
}

function withoutId({ url, made, ends }: StoredLink) {
  return { url, made, ends };
}
