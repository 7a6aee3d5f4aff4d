import { relative } from 'node:path';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { buildSite } from '../../../node/siteBuild.ts';
import { OWN_SITE } from '../../../node/sites.ts';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { checkContent, readContentFile } from '../content/contentFiles.ts';
import { foldersOf } from '../content/folders.ts';
import { NOTHING, stage } from '../content/save.ts';
import { explainStorageError } from '../content/storageErrors.ts';
import { findSamples } from '../content/findSamples.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { createTimeEstimate } from './estimateTime.ts';
import { isPublicOnly, openDestination } from './openDestination.ts';
import { PublishError } from './publishError.ts';
import { readPublishSettings } from './publishSettings.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';
import { sizeWarnings } from './sizeWarnings.ts';
import { untilOnline } from './untilOnline.ts';
import { dropPending, finishPending, keepPending, notePending, readPending } from './versions.ts';
import type { PublishStudio } from './destination.ts';
import type { Step } from '../../shared/steps.ts';

/** Builds a content folder; returns where the site is. */
export type Build = (
  content: string,
  onProgress: (share: number) => void,
  stop: AbortSignal,
) => Promise<string>;

export interface PublishOptions {
  build?: Build | undefined;
  /** Waits until the site at an address shows the content with a mark. */
  untilOnline?: typeof untilOnline;
  /** Is called when a step begins, makes progress or ends. */
  onStep?: () => void;
}

/** With Git, a host builds the site in one to five minutes; caches forget within one. */
export const SHOW_LIMIT_MS = 10 * 60_000;

const buildOwnSite: Build = async (content, onProgress, stop) => {
  const site = { ...OWN_SITE, content: relative(PROJECT_FOLDER, content) };
  await buildSite(site, {
    onPictures: (done, total) => onProgress(done / total),
    signal: stop,
    isInBackground: true,
  });
  return OWN_SITE.folder;
};

/** @throws In words for the owner, if there is anything. */
function refuseIfAny(list: readonly unknown[], words: string): void {
  if (list.length > 0) throw new PublishError(fillIn(words, { count: list.length }));
}

type Way = PublishSettings['way'] | undefined;

/** A failed step, for the window: a message for the owner, and details for her helper. */
function failureOf(
  name: Step['name'],
  way: Way,
  error: unknown,
): Pick<Step, 'message' | 'details'> {
  if (error instanceof PublishError) {
    const { message, details } = error;
    const isOfFolder = way === 'folder' && message === WORDS.onlineFailed;
    return {
      message: isOfFolder ? WORDS.folderNotOnline : message,
      ...(details !== undefined && { details }),
    };
  }
  const { message, stderr = '' } = error as Error & { stderr?: string };
  const details = stderr.trim() || message;
  const failed = name === 'build' ? WORDS.buildFailed : WORDS.keepFailed;
  return { message: explainStorageError(error) ?? failed, details };
}

/** The step that was running when the owner pressed Stop. */
function stoppedStep(name: Step['name'], way: Way): Pick<Step, 'state' | 'message'> {
  // A push is the only upload that may arrive although it was stopped.
  const isUnknown = name === 'send' && way === 'git';
  return { state: 'stopped', message: isUnknown ? WORDS.stoppedPush : WORDS.stopped };
}

/** The address of the site in a content folder. */
export function siteUrlIn(content: string): string {
  const business = readContentFile(content, 'business.yaml')?.data;
  return (Object(business) as { siteUrl: string }).siteUrl;
}

/** Checks the saved content without changing it. @returns the folder with what was checked */
async function stageAndCheck(root: string): Promise<string> {
  const { publishStaging } = foldersOf(root);
  await stage(root, NOTHING, publishStaging);
  refuseIfAny(await checkContent(publishStaging), WORDS.problems);
  return publishStaging;
}

/**
 * Publishes the saved content, and adds each step to a list. The same state is checked, kept, built
 * and sent; later saves wait for the next publication. Stops at the first failure.
 */
export async function publish(
  studio: PublishStudio,
  steps: Step[],
  options: PublishOptions = {},
): Promise<void> {
  const { build = buildOwnSite, untilOnline: wait = untilOnline } = options;
  const onStep = options.onStep ?? (() => undefined);
  const { root, stop } = studio;
  let way: Way;
  let isSent = false;
  const runStep = async <Result>(
    name: Step['name'],
    task: (step: Step) => Promise<Result>,
    { message = WORDS[name], ...done }: Partial<Step> = {},
  ): Promise<Result> => {
    stop.throwIfAborted();
    const step: Step = { name, state: 'running', message };
    steps.push(step);
    onStep();
    const result = await task(step);
    Object.assign(step, { state: 'done', message: WORDS[`${name}Done`], at: Date.now(), ...done });
    onStep();
    return result;
  };
  const reportTo = (step: Step) => {
    const estimate = createTimeEstimate();
    return (progress: number) => {
      const minutesLeft = estimate(progress);
      // A build makes progress many times a second.
      const hasPercent = Math.floor(100 * progress) !== Math.floor(100 * (step.progress ?? 0));
      if (!hasPercent && minutesLeft === step.minutesLeft) return;
      Object.assign(step, { progress, minutesLeft });
      onStep();
    };
  };
  try {
    const { settings, destination } = await runStep('settings', async () => {
      const read = readPublishSettings(root);
      if (!read) throw new PublishError(WORDS.unset);
      ({ way } = read);
      return { settings: read, destination: await openDestination(studio, read) };
    });
    const { fetch, keep, send } = destination;
    if (fetch) await runStep('fetch', fetch);
    const version = await studio.exclusively(async () => {
      const checked = await runStep('check', () => stageAndCheck(root));
      await runStep('launch', async () => {
        const samples = (await findSamples(root)).filter(({ remark }) => !remark);
        refuseIfAny(samples, WORDS.samples);
      });
      return runStep('keep', async () => {
        await keep?.();
        return keepPending(root, checked);
      });
    });
    const mark = readPending(root)?.mark ?? '';
    const address = siteUrlIn(version);
    const site = await runStep('build', async (step) => {
      const built = await build(version, reportTo(step), stop);
      // She reads them before the host refuses the site.
      step.warnings = await sizeWarnings(built, settings.way);
      return built;
    });
    await runStep('send', async (step) => {
      notePending(root, { state: 'sending', mark });
      await send(site, reportTo(step));
    });
    isSent = true;
    await studio.exclusively(() => finishPending(root));
    const end = AbortSignal.any([stop, AbortSignal.timeout(SHOW_LIMIT_MS)]);
    const reach = { isPublicOnly: isPublicOnly(studio, settings) };
    const message = way === 'git' ? WORDS.onlineByGit : WORDS.online;
    await runStep('online', () => wait(address, mark, end, reach), { message, address });
  } catch (error) {
    // Earlier versions are those that were published.
    if (!isSent) await studio.exclusively(() => dropPending(root));
    const last = steps.at(-1);
    if (!last) return;
    if (stop.aborted && !isSent) Object.assign(last, stoppedStep(last.name, way));
    else Object.assign(last, { state: 'failed', ...failureOf(last.name, way, error) });
    onStep();
  }
}
