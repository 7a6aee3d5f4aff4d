import { twoFrames } from './frames.ts';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    noteMotion: (what: string) => void;
  }
}

/** What has moved in each page that is watched. */
const motions = new WeakMap<Page, Set<string>>();

/** Writes down from now on whatever moves, in every document of the page. Colours may change. */
export async function watchMotion(page: Page): Promise<void> {
  const seen = new Set<string>();
  motions.set(page, seen);
  await page.exposeFunction('noteMotion', (what: string) => seen.add(what));
  await page.addInitScript(() => {
    const STILL = /^(?:(?:.*-)?color|opacity|visibility|display|overlay|fill|stroke|.*shadow)$/u;
    const SETTINGS = ['offset', 'computedOffset', 'easing', 'composite'];
    // What takes a millisecond, as a slide does under reduced motion, is over before it is drawn.
    const SHORTEST_MS = 2;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        if (Number(effect.getComputedTiming().duration) < SHORTEST_MS) continue;
        effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !SETTINGS.includes(name))
          .map((name) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`))
          .filter((property) => !STILL.test(property))
          .forEach((property) => {
            window.noteMotion(`${property} of ${effect.target?.className}`);
          });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What has moved so far on a page that is watched. */
export async function motionsOf(page: Page): Promise<string[]> {
  await twoFrames(page);
  return [...(motions.get(page) ?? ['Nobody has watched.'])];
}
