import { inspectPage } from '../../tools/inspection/inspectPage.ts';
import type { Browser } from './test.ts';

/** Problems of the home page and others, and links to sections that the home page does not have. */
export async function faultsOf(
  browser: Browser,
  origin: string,
  ...others: string[]
): Promise<unknown[]> {
  const home = await inspectPage(browser, origin, '/');
  const lost = home.links.filter(({ path, id }) => path === '/' && id && !home.ids.has(id));
  const found: unknown[] = [...home.findings, ...lost];
  for (const route of others) found.push(...(await inspectPage(browser, origin, route)).findings);
  return found;
}
