import type { Page } from '@playwright/test';

/** Longer than it takes to stop a clock, which only can be stopped at a time that is still to come. */
export const HEAD_START_MS = 60_000;

/**
 * Lets time stand still on the pages of a visitor who has not arrived yet: timers and frames come
 * only with `page.clock.runFor`. Transitions of style sheets go on.
 */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + HEAD_START_MS);
}

const HURRY = 20;

/**
 * Lets all that style sheets move come to its end in a twentieth of its time, on every page of a visitor
 * who has not arrived yet: for tests of what stands there then.
 */
export async function hurryMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: HURRY });
}
