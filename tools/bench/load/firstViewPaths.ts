import { startServer } from '../../../server/server.ts';
import { SITE_FOLDER } from '../../support/paths.ts';
import { openBrowser } from '../measure/browser.ts';
import { pageAddresses } from '../measure/pages.ts';
import { visit } from '../measure/visit.ts';

/** All that visitors with a phone ask for when they open each page once. */
export async function firstViewPaths(): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const server = await startServer({ directory: SITE_FOLDER, port: 0 });
  opened.defer(server.close);
  const { browser } = await openBrowser();
  opened.defer(() => browser.close());
  const paths: string[] = [];
  for (const page of await pageAddresses()) {
    const { transfers, end } = await visit(browser, server.address + page);
    paths.push(...(await transfers()).map(({ address }) => new URL(address).pathname));
    await end();
  }
  return paths;
}
