import { afterAll, beforeAll, expect } from 'vitest';
import { hurryMotion } from './stopClock.ts';
import { newVisitor } from './visits.ts';
import type { Page, Route } from '@playwright/test';
import type { VisitOptions } from './visits.ts';

/** Something that goes wrong between the site and a visitor. */
export interface Fault {
  name: string;
  options?: VisitOptions;
  /** The kind of files it strikes, as the browser calls it. */
  strikes?: string;
  /** What happens to a file: it never arrives, or only when it is let through. */
  how?: 'lost' | 'held';
}

interface FaultyVisit {
  page: Page;
  /** Goes to a page of the site, without waiting for more than its words. */
  go: (path: string) => Promise<void>;
  /** Ends the fault: what was held arrives, and nothing is lost any more. */
  mend: () => Promise<void>;
}

/** Chromium says so of any page that has a transition and is left for a picture, which has none. */
const NOTED_BY_BROWSER = 'ViewTransition opt-in disabled';

/** One visit under a fault for all tests of a `describe`, in which no page throws anything. */
export function useFault({ options, strikes, how }: Fault): () => FaultyVisit {
  const errors: string[] = [];
  let visit: FaultyVisit | undefined;
  let isMended = false;
  let held: Route[] = [];

  beforeAll(async () => {
    const page = await newVisitor(options);
    page.on('pageerror', ({ message }) => errors.push(message));
    await hurryMotion(page);
    await page.route('**/*', async (route) => {
      if (isMended || route.request().resourceType() !== strikes) return route.continue();
      if (how === 'lost') return route.abort();
      held.push(route);
    });
    visit = {
      page,
      async go(path) {
        // Nobody waits any longer for what the last page has asked for.
        held = [];
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('footer').waitFor();
      },
      async mend() {
        isMended = true;
        await Promise.all(held.map((route) => route.continue()));
      },
    };
  });
  afterAll(async () => {
    await visit?.page.context().close();
    expect(errors.filter((message) => !message.includes(NOTED_BY_BROWSER))).toEqual([]);
  });

  return () => {
    if (!visit) throw new Error('The visit has not begun: ask for it inside of a test.');
    return visit;
  };
}
