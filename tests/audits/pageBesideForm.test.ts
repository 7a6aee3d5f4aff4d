import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Page } from '../../studio/server/page.ts';
import { freePort } from '../../tools/hosts/serverProcess.ts';
import { CACHE_FOLDER, packageFile } from '../../tools/support/paths.ts';
import { buildSite } from '../../tools/support/siteBuild.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';

/** Two sites start in development, and one is built. */
const TIMEOUT_MS = 180_000;
/** After how long without news there are no more of them. */
const PAUSE_MS = 1500;
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

it('ends with a studio that is ended by force', { timeout: TIMEOUT_MS }, async () => {
  vi.stubEnv('VITEST', undefined);
  const options = ['--config', 'studio/server/page.config.ts', '--ignore-lock'];
  const address = ['--host', '127.0.0.1', '--port', String(await freePort())];
  const site = spawn(
    process.execPath,
    [packageFile('astro/bin/astro.mjs'), 'dev', ...options, ...address],
    {
      env: { ...process.env, NODE_ENV: 'development', CONTENT_FOLDER: TEST_SITE.content },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  try {
    const ended = once(site, 'exit');
    const news = () => once(site, 'message').then(() => true);
    await news();
    // With news under way, it would end of itself.
    while (await Promise.race([news(), setTimeout(PAUSE_MS, false)]));
    // What is left of a process that is there no more.
    site.disconnect();
    expect(await ended).toEqual([0, null]);
  } finally {
    site.kill();
    vi.unstubAllEnvs();
  }
});
