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
    readonly hadRecentInput?: boolean;
    readonly interactionId?: number;
    readonly value?: number;
  }

  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Browsers report no event that took less than this. */
export const SHORTEST_EVENT_MS = 16;

/** Has the browser observe every page it opens here; call before the first one. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const seen: Observations = { layoutShift: 0, interactions: [], longestTask: 0 };
    window.observations = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type, buffered: true, durationThreshold });
    };
    watch('layout-shift', ({ hadRecentInput, value = 0 }) => {
      if (hadRecentInput === false) seen.layoutShift += value;
    });
    watch('event', ({ interactionId, duration }) => {
      if (interactionId) seen.interactions.push(duration);
    });
    watch('longtask', ({ duration }) => {
      seen.longestTask = Math.max(seen.longestTask, duration);
    });
  }, SHORTEST_EVENT_MS);
}

/** What has been observed since the page was opened. */
export function readObservations(page: Page): Promise<Observations> {
  return page.evaluate(() => window.observations);
}
