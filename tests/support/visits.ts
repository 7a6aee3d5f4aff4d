import { chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { DESKTOP } from './devices.ts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Device } from './devices.ts';

/** How a visitor comes: with which device and which settings. */
export type VisitOptions = BrowserContextOptions;

/** Visits to the site, each with a fresh profile. */
export interface Visits {
  /** Opens a route of the site and waits until everything in the first view is there. */
  open: (route: string, options?: VisitOptions) => Promise<Page>;
  /** A page of a new visitor who has not gone anywhere yet. */
  arrive: (options?: VisitOptions) => Promise<Page>;
}

/** The connection to the browser all visits share; it lasts as long as the file's process. */
let connection: Promise<Browser> | undefined;

/** A page of a new visitor; close `page.context()` when the visit is over. */
export async function newVisitor(options: VisitOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const browser = await connection;
  const context = await browser.newContext({
    ...DESKTOP,
    baseURL: inject('siteUrl'),
    ...options,
  });
  return context.newPage();
}

/** Closes a page with its profile; what is on its way to it through a test may fail of that. */
async function endVisit(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Visits for the tests of a file; every one ends with the test that began it. */
export function useVisits(): Visits {
  const pages: Page[] = [];

  afterEach(async () => {
    await Promise.all(pages.splice(0).map(endVisit));
  });

  const arrive = async (options?: VisitOptions) => {
    const page = await newVisitor(options);
    pages.push(page);
    return page;
  };

  return {
    arrive,
    open: async (route, options) => {
      const page = await arrive(options);
      await page.goto(route);
      return page;
    },
  };
}

/**
 * One visit for all tests of a `describe`, which only look, or go on where the last one stopped.
 *
 * @param prepare what is to be set up before the page is opened
 * @returns What gives the page, inside of tests.
 */
export function useLook(
  route: string,
  device: Device,
  options: VisitOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): () => Page {
  let page: Page | undefined;

  beforeAll(async () => {
    page = await newVisitor({ ...device, ...options });
    await prepare?.(page);
    await page.goto(route);
  });
  afterAll(() => page && endVisit(page));

  return () => {
    if (!page) throw new Error('The visit has not begun: ask for the page inside of a test.');
    return page;
  };
}
