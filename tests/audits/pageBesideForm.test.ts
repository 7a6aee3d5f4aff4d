import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Page } from '../../studio/server/page.ts';
import { CACHE_FOLDER } from '../../tools/support/paths.ts';
import { buildSite } from '../../tools/support/siteBuild.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';

/** Two sites start in development, and one is built. */
const TIMEOUT_MS = 180_000;
const OTHER_CONTENT = 'tests/fixtures/second-business';

async function statusOf(page: Page, route: string): Promise<number | undefined> {
  const answer = await page.ask(route, new IncomingMessage(new Socket()));
  answer.resume();
  return answer.statusCode;
}

it(
  'goes on showing a draft while another one is edited, and after a site was published',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    // In a test, Astro would serve no page.
    vi.stubEnv('VITEST', undefined);
    const stop = new AbortController();
    const [page, other] = [TEST_SITE.content, OTHER_CONTENT].map(
      (content) => new Page(content, stop.signal),
    ) as [Page, Page];
    try {
      await page.start();
      expect(await statusOf(page, '/')).toBe(200);
      await other.start();
      expect(await statusOf(other, '/')).toBe(200);
      expect(await statusOf(page, '/')).toBe(200);
      const folder = join(CACHE_FOLDER, 'built-meanwhile');
      await buildSite({ content: TEST_SITE.content, folder });
      expect(await statusOf(page, '/portfolio')).toBe(200);
      expect(await statusOf(other, '/portfolio')).toBe(200);
    } finally {
      stop.abort();
      vi.unstubAllEnvs();
    }
  },
);
