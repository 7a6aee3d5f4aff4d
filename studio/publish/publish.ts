import { join, relative, resolve } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { buildSite } from '../../node/siteBuild.ts';
import { OWN_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { checkContent } from '../content/checkContent.ts';
import { cacheOf } from '../content/places.ts';
import { readContentFile } from '../content/readContent.ts';
import { sync } from '../content/sync.ts';
import { launchGate } from '../launch/launchGate.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { gitOutput, openRepository, type Repository } from './git.ts';
import { mergeRemote, type Preference, type Target } from './mergeRemote.ts';
import { PublishError } from './publishError.ts';
import { projectOf, readPublishSettings } from './publishSettings.ts';
import { sendByCommand } from './sendByCommand.ts';
import { sendToFolder } from './sendToFolder.ts';
import type { PublishSettings, Step, StepName, Studio } from '../types.ts';

export type PublishStudio = Pick<Studio, 'root' | 'stop' | 'alone'>;
/** Builds a content folder; returns where the site is. */
export type Build = (content: string, onProgress: (share: number) => void) => Promise<string>;

export interface PublishOptions {
  preference?: Preference | undefined;
  build?: Build | undefined;
}

/** Astro counts encoded pictures: "(3/120)". */
const COUNT = /\((?<done>\d+)\/(?<all>\d+)\)/gu;

const buildOwnSite: Build = async (content, onProgress) => {
  let told = 0;
  await buildSite({ ...OWN_SITE, content: relative(PROJECT_FOLDER, content) }, (output) => {
    const { done = 0, all } = [...output.matchAll(COUNT)].at(-1)?.groups ?? {};
    const share = Math.round((Number(done) / Number(all)) * 100) / 100;
    if (share > told) onProgress((told = share));
  });
  return OWN_SITE.folder;
};

/** The remote and branch to push to. @throws In words for the owner. */
export async function targetOf(
  settings: Extract<PublishSettings, { way: 'git' }>,
  repository: Repository | undefined,
): Promise<Target> {
  if (!repository) throw new Error(WORDS.noHistory);
  const branch = settings.branch ?? (await repository.ask('symbolic-ref', '--short', 'HEAD'));
  if (branch === undefined) throw new Error(WORDS.noBranch);
  return { remote: settings.remote, branch };
}

async function check(root: string): Promise<void> {
  const { length: count } = await checkContent(root);
  if (count > 0) throw new Error(fillIn(WORDS.problems, { count }));
}

async function checkSamples(root: string): Promise<void> {
  const samples = await launchGate(root);
  const { length: count } = samples.filter(({ remark }) => !remark);
  if (count > 0) throw new Error(fillIn(WORDS.samples, { count }));
}

/** What the window shows of a step that failed. */
export function failureOf(name: StepName, error: unknown) {
  if (error instanceof PublishError) return { words: error.message, ...error.more };
  if (name === 'build' || name === 'keep')
    return { words: WORDS[`${name}Failed`], details: gitOutput(error) };
  return { words: (error as Error).message };
}

/**
 * Publishes the saved content. What is checked is what is committed, built and sent; a save meanwhile
 * waits for the next publication. The first step that fails is the last.
 *
 * @returns whether the site is online
 */
export async function publish(
  studio: PublishStudio,
  onStep: (step: Step) => void,
  { preference, build = buildOwnSite }: PublishOptions = {},
): Promise<boolean> {
  const { root, stop } = studio;
  let name: StepName = 'settings';
  const step = async <Result>(
    next: StepName,
    task: () => Promise<Result>,
    done: (result: Result) => Partial<Step> = () => ({}),
  ): Promise<Result> => {
    name = next;
    onStep({ name, state: 'running', words: WORDS[name] });
    const result = await task();
    onStep({ name, state: 'done', words: WORDS[`${name}Done`], ...done(result) });
    return result;
  };
  try {
    const { settings, repository, target } = await step('settings', async () => {
      const settings = await readPublishSettings(root);
      if (!settings) throw new Error(WORDS.unset);
      const repository = await openRepository(root, stop);
      const target = settings.way === 'git' ? await targetOf(settings, repository) : undefined;
      return { settings, repository, target };
    });
    if (repository && target)
      await step(
        'fetch',
        () => mergeRemote(studio, repository, target, preference),
        (isMerged) => (isMerged ? { words: WORDS.fetched } : {}),
      );
    const copy = join(cacheOf(root), 'publish');
    const commit = await studio.alone(async () => {
      await step('check', () => check(root));
      await step('launch', () => checkSamples(root));
      const id = repository && (await step('keep', () => repository.commitContent()));
      await sync(root, copy);
      return id;
    });
    const site = await step('build', () =>
      build(copy, (progress) =>
        onStep({ name: 'build', state: 'running', words: WORDS.build, progress }),
      ),
    );
    const send = async () => {
      if (settings.way === 'folder')
        await sendToFolder(site, resolve(projectOf(root), settings.folder));
      else if (settings.way === 'command')
        await sendByCommand(settings.command, { site, stop, project: projectOf(root) });
      else if (repository && target && commit !== undefined) {
        const { remote, branch } = target;
        const ends = `${commit}:refs/heads/${branch}`;
        const pushed = await repository.ask('push', '--quiet', remote, ends);
        if (pushed === undefined) throw new Error(fillIn(WORDS.pushFailed, { remote }));
      }
    };
    const business = readContentFile(copy, 'business.yaml')?.data as { siteUrl: string };
    const words = repository ? WORDS.sendDone : `${WORDS.sendDone} ${WORDS.sendNeverKept}`;
    await step('send', send, () => ({ words, address: business.siteUrl }));
    return true;
  } catch (error) {
    onStep({ name, state: 'failed', ...failureOf(name, error) });
    return false;
  }
}
