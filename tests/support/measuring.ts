import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../bench/measure/browser.ts';

/** A browser that behaves as at a visitor's, for all tests of a file. */
export function useMeasuringBrowser(): () => MeasuringBrowser {
  let measuring: MeasuringBrowser | undefined;

  beforeAll(async () => {
    measuring = await openBrowser();
  });
  afterAll(() => measuring?.browser.close());

  return () => {
    if (!measuring) throw new Error('The browser is not open yet: ask for it inside of a test.');
    return measuring;
  };
}
