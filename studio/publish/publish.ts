import { relative } from 'node:path';
import { contentMark } from '../../node/contentMark.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { buildSite } from '../../node/siteBuild.ts';
import { OWN_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { readContentFile } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { NOTHING, save } from '../content/save.ts';
import { sync } from '../content/sync.ts';
import { launchGate } from '../launch/launchGate.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { openDestination } from './destinations.ts';
import { readPublishSettings } from './publishSettings.ts';
import { untilOnline } from './untilOnline.ts';
import { keepVersion } from './versions.ts';
import type { PublishStudio } from './destination.ts';
import type { PublishSettings } from './publishSettings.ts';
import type { Step } from './steps.ts';

/** Builds a content folder; returns where the site is. */
export type Build = (content: string, onProgress: (share: number) => void) => Promise<string>;

export interface PublishOptions {
  build?: Build | undefined;
  /** Waits until the site at an address shows the content with a mark. */
  untilOnline?: typeof untilOnline;
}

/** Hosts test and build a site in one to five minutes; caches forget within one. */
const [BUILD_LIMIT_MS, SHOW_LIMIT_MS] = [10 * 60_000, 2 * 60_000];

const buildOwnSite: Build = async (content, onProgress) => {
  let told = 0;
  await buildSite({ ...OWN_SITE, content: relative(PROJECT_FOLDER, content) }, (done, total) => {
    const share = Math.round((done / total) * 100) / 100;
    if (share > told) onProgress((told = share));
  });
  return OWN_SITE.folder;
};

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
 * Publishes the saved content. The same state is checked, kept, built and sent; later saves wait
 * for the next publication. Stops at the first failure.
 *
 * @returns whether the site is online
 */
export async function publish(
  studio: PublishStudio,
  onStep: (step: Step) => void,
  { build = buildOwnSite, untilOnline: wait = untilOnline }: PublishOptions = {},
): Promise<boolean> {
  const { root, stop } = studio;
  let name: Step['name'] = 'settings';
  const nothing = () => Promise.resolve();
  let undo = nothing;
  const step = async <Result>(
    next: Step['name'],
    task: () => Promise<Result>,
    done: Partial<Step> = {},
  ): Promise<Result> => {
    name = next;
    onStep({ name, state: 'running', words: WORDS[name] });
    const result = await task();
    onStep({ name, state: 'done', words: WORDS[`${name}Done`], at: Date.now(), ...done });
    return result;
  };
  try {
    const { fetch, keep, send, hostBuilds } = await step('settings', async () => {
      const settings = readPublishSettings(root);
      if (!settings) throw new Error(WORDS.unset);
      return openDestination(studio, settings);
    });
    if (fetch) await step('fetch', fetch);
    const { publication: copy } = foldersOf(root);
    await studio.alone(async () => {
      await step('check', async () => {
        const answer = await save(root, NOTHING);
        if ('problems' in answer) refuse(answer.problems, WORDS.problems);
      });
      await step('launch', async () => {
        const samples = (await launchGate(root)).filter(({ remark }) => !remark);
        refuse(samples, WORDS.samples);
      });
      await step('keep', async () => {
        await keep?.();
        await sync(root, copy);
        undo = await keepVersion(root, copy);
      });
    });
    const site = await step('build', () =>
      build(copy, (progress) =>
        onStep({ name: 'build', state: 'running', words: WORDS.build, progress }),
      ),
    );
    const business = readContentFile(copy, 'business.yaml')?.data;
    const { siteUrl: address } = Object(business) as { siteUrl: string };
    await step('send', () => send(site));
    undo = nothing;
    const mark = await contentMark(copy);
    const limit = AbortSignal.timeout(hostBuilds ? BUILD_LIMIT_MS : SHOW_LIMIT_MS);
    const end = AbortSignal.any([stop, limit]);
    await step('online', () => wait(address, mark, end), { address });
    return true;
  } catch (error) {
    // Earlier versions are those that were published.
    await studio.alone(undo);
    onStep({ name, state: 'failed', ...failureOf(name, error) });
    return false;
  }
}
