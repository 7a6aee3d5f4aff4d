import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES, UNKNOWN_ADDRESS } from '../support/pages.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const visits = useVisits();

/** Writes down everything a page complains about, and every address it asks for. */
function listen(page: Page): { complaints: string[]; requested: URL[] } {
  const complaints: string[] = [];
  const requested: URL[] = [];
  page.on('console', (message) => {
    // The browser itself reports that the page for unknown addresses came with the status 404.
    const isExpected = message.location().url.endsWith(UNKNOWN_ADDRESS);
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !isExpected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    requested.push(new URL(request.url()));
    if (request.method() !== 'GET') complaints.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const isExpected = response.url().endsWith(UNKNOWN_ADDRESS);
    if (!response.ok() && !isExpected) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { complaints, requested };
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  it.each(ALL_ADDRESSES)('%s is seen to its end without a complaint', async (path) => {
    const page = await visits.arrive(device);
    const { complaints, requested } = listen(page);
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    const strangers = requested.filter(({ origin }) => origin !== inject('siteAddress'));
    expect(strangers).toEqual([]);
  });

  it.each(ALL_ADDRESSES)('%s is quiet without script as well', async (path) => {
    const page = await visits.arrive({ ...device, javaScriptEnabled: false });
    const { complaints, requested } = listen(page);
    await page.goto(path);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    const strangers = requested.filter(({ origin }) => origin !== inject('siteAddress'));
    expect(strangers).toEqual([]);
    expect(requested.some(({ pathname }) => pathname.endsWith('.js'))).toBe(false);
  });
});

describe('the content security policy', () => {
  it.each(ALL_ADDRESSES)('lets no foreign script, style or picture into %s', async (path) => {
    const page = await visits.open(path);
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      const wanted = 4;
      const all = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
          if (directives.length === wanted) resolve();
        });
      });
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.intruder = "";';
      const style = document.createElement('style');
      style.textContent = 'body { display: none; }';
      const picture = new Image();
      picture.src = 'https://example.com/picture.png';
      document.body.append(script, style, picture);
      document.body.setAttribute('style', 'display: none');
      await all;
      return directives;
    });
    expect(refused.sort()).toEqual([
      'img-src',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
    expect(await page.locator('body[data-intruder]').count()).toBe(0);
    expect(await page.getByRole('main').isVisible()).toBe(true);
  });
});
