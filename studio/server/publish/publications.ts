import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { isPublicOnly } from './openDestination.ts';
import { publish, type PublishOptions, SHOW_LIMIT_MS, siteUrlIn } from './publish.ts';
import { readPublishSettings } from './publishSettings.ts';
import { isPublishing, type Step } from '../../shared/steps.ts';
import { untilOnline } from './untilOnline.ts';
import {
  dropPending,
  finishPending,
  lastPublished,
  pendingContent,
  type PendingVersion,
  readPending,
} from './versions.ts';
import type { PublishStudio } from './destination.ts';

/** What a publication left that was running when the studio ended, for the window. */
function interruptedStep(root: string, { state }: PendingVersion): Step {
  const isSending = state === 'sending';
  return {
    name: isSending ? 'send' : 'build',
    state: 'interrupted',
    message: isSending ? WORDS.interruptedSending : WORDS.interrupted,
    at: isSending ? undefined : lastPublished(root),
  };
}

/** Whether the site shows the pending version within ten minutes. */
async function isPendingOnline(
  studio: PublishStudio,
  { mark }: PendingVersion,
  wait: typeof untilOnline,
): Promise<boolean> {
  const { root, stop } = studio;
  try {
    const settings = readPublishSettings(root);
    if (!settings) return false;
    const end = AbortSignal.any([stop, AbortSignal.timeout(SHOW_LIMIT_MS)]);
    const options = { isPublicOnly: isPublicOnly(studio, settings) };
    await wait(siteUrlIn(pendingContent(root)), mark, end, options);
    return true;
  } catch {
    return false;
  }
}

/** The publications of a studio, one after the other. */
export function createPublications(studio: PublishStudio, options: PublishOptions = {}) {
  const { root, exclusively } = studio;
  const { untilOnline: wait = untilOnline, onStep = () => undefined } = options;
  let steps: Step[] = [];
  let cancel = new AbortController();

  /** Starts the time of the next publication or look; the one before ends. */
  const restart = (): PublishStudio => {
    cancel.abort();
    cancel = new AbortController();
    return { ...studio, stop: AbortSignal.any([studio.stop, cancel.signal]) };
  };

  const forget = () => {
    const last = steps.at(-1);
    if (last && last.state !== 'running' && !isPublishing(steps)) steps = [];
    onStep();
  };

  /** Finds out whether a publication was sent that was running when the studio ended. */
  const resume = async (): Promise<void> => {
    const pending = readPending(root);
    if (pending?.state === 'sent') return exclusively(() => finishPending(root));
    if (pending) steps = [interruptedStep(root, pending)];
    onStep();
    if (pending?.state !== 'sending') return exclusively(() => dropPending(root));
    const resumed = restart();
    const isOnline = await isPendingOnline(resumed, pending, wait);
    // Another publication has begun, or the next start looks again.
    if (resumed.stop.aborted) return;
    if (isOnline) forget();
    await exclusively(() => (isOnline ? finishPending(root) : dropPending(root)));
  };

  return {
    /** The steps of the last one, each as far as it is. */
    steps: () => steps,
    /** Starts one, unless one is on its way. */
    start: () => {
      if (isPublishing(steps)) return;
      steps = [];
      void publish(restart(), steps, options);
    },
    /** Stops the one that is on its way at the next safe point. */
    stop: () => {
      if (isPublishing(steps)) cancel.abort();
    },
    /** Forgets one that failed: its steps say nothing about other settings. */
    forget,
    resume,
  };
}
