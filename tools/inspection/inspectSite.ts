import { unescape } from 'node:querystring';
import { chromium } from 'playwright-core';
import { PAGES } from '../../src/routes.ts';
import { UNKNOWN_ROUTE } from '../live/visit.ts';
import { CHROMIUM_FLAGS, ensureVisitingChromium } from '../support/chromium.ts';
import { inspectPage } from './inspectPage.ts';
import type { Finding } from './finding.ts';
import type { InspectedPage } from './inspectPage.ts';

/** What was seen of a site. */
export interface Inspection {
  /** Routes of the pages that were looked at. */
  routes: string[];
  findings: Finding[];
}

/**
 * Visits every page of a site in a browser, on windows of three widths, and follows every link.
 * Other sites are not asked.
 *
 * @param origin where the site answers, without a slash at the end
 * @param starts routes to begin with; what they link to is looked at as well
 * @throws When the site or a browser cannot be had.
 */
export async function inspectSite(
  origin: string,
  starts: readonly string[] = [...Object.values(PAGES), UNKNOWN_ROUTE],
): Promise<Inspection> {
  const browser = await chromium.launch({
    executablePath: await ensureVisitingChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const pages = new Map<string, InspectedPage>();
    const waiting = [...starts];
    const broken = new Set<string>();
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      const page = await inspectPage(browser, origin, route);
      pages.set(route, page);
      for (const { path } of page.links) {
        if (pages.has(path) || waiting.includes(path) || broken.has(path)) continue;
        const answer = await fetch(origin + path);
        await answer.body?.cancel();
        if (!answer.ok) broken.add(path);
        else if (answer.headers.get('content-type')?.startsWith('text/html')) waiting.push(path);
      }
    }
    const findings = [...pages].flatMap(([place, page]) => [
      ...page.findings,
      ...deadLinks(page, pages, broken).map((message) => ({ place, message })),
    ]);
    return { routes: [...pages.keys()], findings };
  } finally {
    await browser.close();
  }
}

/** What is wrong with the links of a page, once all pages are known. */
export function deadLinks(
  { links }: InspectedPage,
  pages: ReadonlyMap<string, InspectedPage>,
  broken: ReadonlySet<string>,
): string[] {
  return links.flatMap(({ path, id: written, words }) => {
    // Of what is none, such as #100%, it makes nothing else.
    const id = unescape(written);
    const link = `The link "${words}" leads to ${path}`;
    if (broken.has(path)) return [`${link}, where there is nothing.`];
    const target = pages.get(path);
    if (id === '' || target === undefined || target.ids.has(id)) return [];
    return [`${link}#${id}, and nothing on that page is called so.`];
  });
}
