import { relative, resolve } from 'node:path';
import { contentMark } from '../../node/contentMark.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { buildSite } from '../../node/siteBuild.ts';
import { OWN_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { readContentFile } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { NOTHING, save } from '../content/save.ts';
import { launchGate } from '../launch/launchGate.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { withFolder } from './folder.ts';
import { openGit } from './git.ts';
import { readPublishSettings, readSecrets, writeSecrets } from './publishSettings.ts';
import { sendSite } from './sendSite.ts';
import { isPublishing, type Step } from './steps.ts';
import { cloudflare, netlify } from './tokenHosts.ts';
import { untilOnline } from './untilOnline.ts';
import { keepVersion } from './versions.ts';
import { withWebspace } from './webspace.ts';
import type { Destination, PublishStudio } from './destination.ts';
import type { PublishSettings } from './publishSettings.ts';

/** Builds a content folder; returns where the site is. */
export type Build = (content: string, onProgress: (share: number) => void) => Promise<string>;

export interface PublishOptions {
  build?: Build | undefined;
  /** Waits until the site at an address shows the content with a mark. */
  untilOnline?: typeof untilOnline;
}

/** With Git, a host builds the site in one to five minutes; caches forget within one. */
const SHOW_LIMIT_MS = 10 * 60_000;

const buildOwnSite: Build = async (content, onProgress) => {
  const site = { ...OWN_SITE, content: relative(PROJECT_FOLDER, content) };
  await buildSite(site, (done, total) => onProgress(done / total));
  return OWN_SITE.folder;
};

const nothing = () => Promise.resolve();

/** @throws In words for the owner, if something is missing here. */
export async function openDestination(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<Destination> {
  const { root } = studio;
  if (settings.way === 'git') return openGit(studio, settings);
  if (settings.way === 'folder') {
    const folder = resolve(foldersOf(root).project, settings.folder);
    return {
      test: () => withFolder(folder, nothing),
      send: (site) => withFolder(folder, (space) => sendSite(site, space)),
    };
  }
  const secrets = readSecrets(root, settings);
  if (settings.way === 'netlify') return netlify(settings, secrets.secret);
  if (settings.way === 'cloudflare') return cloudflare(settings, secrets.secret);
  return {
    test: () => withWebspace(settings, secrets, nothing),
    send: async (site) => {
      await withWebspace(settings, secrets, (space) => sendSite(site, space));
      // `secrets` now has the server's key.
      writeSecrets(root, settings, secrets);
    },
  };
}

/** @throws In words for the owner, if there is anything. */
function refuse({ length: count }: readonly unknown[], words: string): void {
  if (count > 0) throw new Error(fillIn(words, { count }));
}

/** A failed step, for the window: its words for the owner, and details for her helper. */
function failureOf(name: Step['name'], error: unknown) {
  const { message, cause, stderr = '' } = error as Error & { stderr?: string };
  if (name === 'build' || name === 'keep')
    return { words: WORDS[`${name}Failed`], details: stderr.trim() || message };
  return { words: message, ...(typeof cause === 'string' && { details: cause }) };
}

export interface PublishTest extends Pick<Step, 'words' | 'details'> {
  works: boolean;
}

/** Tries to reach the place the site is sent to, without sending anything. */
export async function tryPublishing(
  studio: PublishStudio,
  settings: PublishSettings,
): Promise<PublishTest> {
  try {
    await (await openDestination(studio, settings)).test();
    return { works: true, words: WORDS.tested };
  } catch (error) {
    return { works: false, ...failureOf('send', error) };
  }
}

/**
 * Publishes the saved content, and adds each step to a list. The same state is checked, kept, built
 * and sent; later saves wait for the next publication. Stops at the first failure.
 */
export async function publish(
  studio: PublishStudio,
  steps: Step[],
  { build = buildOwnSite, untilOnline: wait = untilOnline }: PublishOptions = {},
): Promise<void> {
  const { root, stop } = studio;
  let version = { folder: root, forget: nothing };
  const take = async <Result>(
    name: Step['name'],
    task: (step: Step) => Promise<Result>,
    done: Partial<Step> = {},
  ): Promise<Result> => {
    const step: Step = { name, state: 'running', words: WORDS[name] };
    steps.push(step);
    const result = await task(step);
    Object.assign(step, { state: 'done', words: WORDS[`${name}Done`], at: Date.now(), ...done });
    return result;
  };
  try {
    const { fetch, keep, send } = await take('settings', async () => {
      const settings = readPublishSettings(root);
      if (!settings) throw new Error(WORDS.unset);
      return openDestination(studio, settings);
    });
    if (fetch) await take('fetch', fetch);
    await studio.alone(async () => {
      await take('check', async () => {
        const answer = await save(root, NOTHING);
        if ('problems' in answer) refuse(answer.problems, WORDS.problems);
      });
      await take('launch', async () => {
        const samples = (await launchGate(root)).filter(({ remark }) => !remark);
        refuse(samples, WORDS.samples);
      });
      await take('keep', async () => {
        await keep?.();
        version = await keepVersion(root);
      });
    });
    const { folder } = version;
    const site = await take('build', (step) => build(folder, (share) => (step.progress = share)));
    const business = readContentFile(folder, 'business.yaml')?.data;
    const { siteUrl: address } = Object(business) as { siteUrl: string };
    await take('send', () => send(site));
    version.forget = nothing;
    const mark = await contentMark(folder);
    const end = AbortSignal.any([stop, AbortSignal.timeout(SHOW_LIMIT_MS)]);
    await take('online', () => wait(address, mark, end), { address });
  } catch (error) {
    // Earlier versions are those that were published.
    await studio.alone(version.forget);
    const last = steps.at(-1);
    if (last) Object.assign(last, { state: 'failed', ...failureOf(last.name, error) });
  }
}

/** The publications of a studio, one after the other. */
export function createPublications(studio: PublishStudio, options?: PublishOptions) {
  let steps: Step[] = [];
  return {
    /** The steps of the last one, each as far as it is. */
    steps: () => steps,
    /** Starts one, unless one is on its way. */
    start: () => {
      if (!isPublishing(steps)) void publish(studio, (steps = []), options);
    },
  };
}
