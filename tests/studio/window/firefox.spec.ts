import puppeteer from 'puppeteer-core';
import { WORDS } from '../../../studio/browser/words.ts';
import { findFirefox } from '../../../tools/support/engines.ts';
import { DESKTOP } from '../../support/devices.ts';
import { expect, test } from './studio.ts';

// By Puppeteer: Playwright cannot open a page in Debian's Firefox.
test('in Firefox, words are changed, taken back and saved', async ({ studio, content }) => {
  const executablePath = findFirefox();
  const advice = 'There is no Firefox here; CONTRIBUTING.md says how to install it.';
  test.skip(executablePath === undefined && !process.env.CI, advice);
  if (executablePath === undefined) throw new Error(advice);
  await using browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport(DESKTOP.viewport);
  await page.goto(studio.address);

  const fill = (path: string, words: string) => page.locator(`#field-${path}`).fill(words);
  const expectFocused = (value: string) => {
    const look = () => (document.activeElement as HTMLInputElement).value;
    return expect.poll(() => page.evaluate(look)).toBe(value);
  };
  const site = async () =>
    (await page.waitForSelector('iframe:not([data-waiting])'))?.contentFrame();

  const words = await (await site())?.locator('::-p-text(Discover more)').waitHandle();
  // Puppeteer misses its target in a scaled frame.
  await words?.evaluate((node) => (node as HTMLElement).click());
  await expectFocused('Discover more');
  await fill('sections-0-button', 'Discover today');
  await expect(async () => {
    const text = await (await site())?.evaluate(() => document.body.innerText);
    expect(text).toContain('Discover today');
  }).toPass();
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await expectFocused('Discover more');
  await fill('sections-0-button', 'Discover all');
  await page.locator('::-p-aria([name="Save"])[aria-disabled="false"]').click();
  const status = () => page.$eval('[data-toast]', (node) => node.textContent);
  await expect.poll(status).toBe(WORDS.justSaved);
  expect(content.read('pages/home.yaml')).toContain('button: Discover all\n');
});
