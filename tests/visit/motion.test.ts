import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../support/content.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { useVisits } from '../support/visits.ts';

/* WCAG 2.2, 2.3.3: whoever wants no motion gets none. Colours and opacity may change. */

const visits = useVisits();

/** Writes down from now on whatever moves, in every document of the page. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('noteMotion', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { noteMotion } = window as unknown as { noteMotion: (what: string) => void };
    const STILL = /^(?:(?:.*-)?color|opacity|visibility|display|overlay|fill|stroke|.*shadow)$/u;
    const SHORTEST_MS = 1;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        const { duration } = effect.getComputedTiming();
        if (Number(duration) < SHORTEST_MS) continue;
        const properties = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
          .map((name) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
        for (const property of properties) {
          if (!STILL.test(property)) noteMotion(`${property} of ${effect.target?.className}`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    await twoFrames(page);
    return [...new Set(seen)];
  };
}

it.each(ALL_ADDRESSES)('nothing on %s moves on its way down', async (path) => {
  const page = await visits.arrive({ ...DESKTOP, reducedMotion: 'reduce' });
  const motions = await watchMotion(page);
  await page.goto(path);
  const links = page.locator('a[href]:visible:not(.skip-link, [tabindex="-1"]), button:visible');
  for (const link of await links.all()) await link.hover();
  expect(await motions()).toEqual([]);
});

it.each(PAGE_STATES)('nothing moves on $path until $name', async ({ path, device, reach }) => {
  const page = await visits.arrive({ ...device, reducedMotion: 'reduce' });
  const motions = await watchMotion(page);
  await page.goto(path);
  await reach(page);
  expect(await motions()).toEqual([]);
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('nothing moves from picture to picture on %s', async (_, device) => {
  const page = await visits.arrive({ ...device, reducedMotion: 'reduce' });
  const motions = await watchMotion(page);
  await page.goto('/portfolio#tidy-touch/2');
  const dialog = page.getByRole('dialog', { name: messages.lightbox.label });
  for (const word of ['next', 'previous', 'zoomIn', 'zoomOut', 'close'] as const) {
    await dialog.getByRole('button', { name: messages.lightbox[word], exact: true }).click();
  }
  await dialog.waitFor({ state: 'detached' });
  expect(await motions()).toEqual([]);
});

it('would be seen, if something moved', async () => {
  const page = await visits.arrive({ ...DESKTOP, reducedMotion: 'no-preference' });
  const motions = await watchMotion(page);
  await page.goto('/portfolio#tidy-touch/2');
  const next = page.getByRole('button', { name: messages.lightbox.next, exact: true });
  await next.click();
  await expect.poll(motions).toContain('transform of yarl__carousel yarl__carousel_with_slides');
});
