import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

describe.each(await pageAddresses())('%s', (path) => {
  it('is there at once when the visitor comes back', async () => {
    const page = await measuring.browser.newPage();
    await page.goto(inject('siteAddress') + path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = `kept: ${persisted}`;
      }),
    );
    await page.goto(`${inject('siteAddress')}${path === '/' ? '/portfolio' : '/'}`);
    // A page that was kept does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe('kept: true');
    await page.close();
  });
});
