import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { inject } from 'vitest';

/** Something that goes wrong between the site and a visitor. */
export interface Fault {
  name: string;
  options?: BrowserContextOptions;
  /** The kinds of files it strikes, as the browser calls them. */
  strikes?: string[];
  /** What happens to a file: it never arrives, or only when it is let through. */
  how?: 'lost' | 'held';
}

/** A visit under a fault. */
export interface FaultyVisit {
  page: Page;
  /** What the page has thrown and nobody has caught. */
  errors: Error[];
  /** Ends the fault: what was held arrives, and nothing is lost any more. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** What leaves a page without its scripts, for a while or for good. */
export const WITHOUT_SCRIPTS: Fault[] = [
  { name: 'scripting is off', options: { javaScriptEnabled: false } },
  { name: 'no script arrives', strikes: ['script'], how: 'lost' },
  { name: 'scripts are still on their way', strikes: ['script'], how: 'held' },
];

/** What leaves a page without pictures or typefaces. */
export const WITHOUT_ORNAMENT: Fault[] = [
  { name: 'no picture arrives', strikes: ['image'], how: 'lost' },
  { name: 'no font arrives', strikes: ['font'], how: 'lost' },
  { name: 'fonts are still on their way', strikes: ['font'], how: 'held' },
];

/** Opens a page of the site under a fault, without waiting for more than its words. */
export async function visitUnder(
  browser: Browser,
  path: string,
  { options = {}, strikes = [], how }: Fault,
): Promise<FaultyVisit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));

  let isMended = false;
  const held: Route[] = [];
  await page.route('**/*', async (route) => {
    if (isMended || !strikes.includes(route.request().resourceType())) return route.continue();
    if (how === 'lost') return route.abort();
    held.push(route);
  });
  await page.goto(inject('siteAddress') + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return {
    page,
    errors,
    async mend() {
      isMended = true;
      await Promise.all(held.map((route) => route.continue()));
    },
    close: () => context.close(),
  };
}
