import type { Page } from 'playwright-core';

interface Observations {
  /** The sum of all layout shifts the visitor did not cause; 0 is perfectly steady. */
  layoutShift: number;
  /** How long each event of an interaction took until the page showed its effect, in milliseconds. */
  interactions: number[];
  /** The longest task of 50 ms and more, in milliseconds; 0 if there was none. */
  longestTask: number;
}

declare global {
  interface Window {
    observations: Observations;
  }

  interface PerformanceEntry {
    readonly interactionId?: number;
    readonly value?: number;
  }

  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Browsers report no event that took less than this. */
export const SHORTEST_EVENT_MS = 16;

/**
 * How long after a touch or a key things may move, in milliseconds, by the definition of Layout Instability.
 * Browsers also take it for one when a window is given its size, as every phone of ours is while it loads:
 * what they themselves say of it (`hadRecentInput`) would leave out that half second.
 */
const EXPECTED_AFTER_INPUT_MS = 500;

/** Has the browser observe every page it opens here; call before the first one. */
export async function observe(page: Page): Promise<void> {
  const limits = { durationThreshold: SHORTEST_EVENT_MS, expectedFor: EXPECTED_AFTER_INPUT_MS };
  await page.addInitScript(({ durationThreshold, expectedFor }) => {
    let lastInput = -Infinity;
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), { capture: true });
    }
    const seen: Observations = { layoutShift: 0, interactions: [], longestTask: 0 };
    window.observations = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type, buffered: true, durationThreshold });
    };
    watch('layout-shift', ({ startTime, value = 0 }) => {
      if (startTime - lastInput > expectedFor) seen.layoutShift += value;
    });
    watch('event', ({ interactionId, duration }) => {
      if (interactionId) seen.interactions.push(duration);
    });
    watch('longtask', ({ duration }) => {
      seen.longestTask = Math.max(seen.longestTask, duration);
    });
  }, limits);
}

/** What has been observed since the page was opened. */
export function readObservations(page: Page): Promise<Observations> {
  return page.evaluate(() => window.observations);
}
