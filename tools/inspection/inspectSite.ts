import { unescape } from 'node:querystring';
import { HOME } from '../../src/routes.ts';
import { launchChromium } from '../support/chromium.ts';
import { inspectPage, UNKNOWN_ROUTE } from './inspectPage.ts';
import type { Finding, InspectedPage } from './inspectPage.ts';

export interface SiteFindings {
  routes: string[];
  findings: Finding[];
}

/**
 * Opens every page of a site in a browser and follows every internal link.
 *
 * @param origin address of the site, without a slash at the end
 */
export async function inspectSite(origin: string): Promise<SiteFindings> {
  await using browser = await launchChromium();
  const pages = new Map<string, InspectedPage>();
  const queue = new Set<string>([HOME, UNKNOWN_ROUTE]);
  const broken = new Set<string>();
  // A set also iterates over routes added meanwhile.
  for (const route of queue) {
    const page = await inspectPage(browser, origin, route);
    pages.set(route, page);
    for (const { path } of page.links) {
      if (queue.has(path) || broken.has(path)) continue;
      const answer = await fetch(origin + path);
      await answer.body?.cancel();
      if (!answer.ok) broken.add(path);
      else if (answer.headers.get('content-type')?.startsWith('text/html')) queue.add(path);
    }
  }
  const findings = [...pages].flatMap(([place, page]) => [
    ...page.findings,
    ...deadLinks(page, pages, broken).map((message) => ({ place, message })),
  ]);
  return { routes: [...pages.keys()], findings };
}

function deadLinks(
  { links }: InspectedPage,
  pages: ReadonlyMap<string, InspectedPage>,
  broken: ReadonlySet<string>,
): string[] {
  return links.flatMap(({ path, id: written, label }) => {
    // `decodeURIComponent` throws on an id such as "100%".
    const id = unescape(written);
    const link = `The link "${label}" leads to ${path}`;
    if (broken.has(path)) return [`${link}, which does not exist.`];
    const target = pages.get(path);
    if (id === '' || target === undefined || target.ids.has(id)) return [];
    return [`${link}#${id}, which does not exist on that page.`];
  });
}
