import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { useVisits } from '../support/visits.ts';

const ADDRESS = business.email;
const ALLOWED = { permissions: ['clipboard-read', 'clipboard-write'] };

const visits = useVisits();

const contact = (page: Page) => page.getByRole('region', { name: 'Contact us' });
const copyButton = (page: Page) => contact(page).getByRole('button');
const status = (page: Page) => contact(page).getByRole('status');

/** What the button shows to the eye. */
async function shownWords(page: Page): Promise<string[]> {
  const words = ['Copy address', 'Address copied'];
  const areShown = await Promise.all(
    words.map((text) => copyButton(page).getByText(text, { exact: true }).isVisible()),
  );
  return words.filter((_, index) => areShown[index]);
}

/** Opens a page whose time passes only when the test says so. */
async function openWithClock(path: string): Promise<Page> {
  const page = await visits.arrive(ALLOWED);
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page;
}

/** Opens a page in a browser that has no clipboard to offer, as over plain HTTP. */
async function openWithoutClipboard(path: string, options = {}): Promise<Page> {
  const page = await visits.arrive(options);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  return page;
}

describe.each(['/', '/portfolio'])('"Copy address" on %s', (path) => {
  it('puts the address on the clipboard', async () => {
    const page = await visits.open(path, ALLOWED);
    await copyButton(page).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  });

  it('says so for four seconds, to eyes and ears', async () => {
    const page = await openWithClock(path);
    expect(await shownWords(page)).toEqual(['Copy address']);
    await copyButton(page).click();
    await expect.poll(() => shownWords(page)).toEqual(['Address copied']);
    expect(await status(page).textContent()).toBe('Address copied');

    await page.clock.runFor(3900);
    expect(await shownWords(page)).toEqual(['Address copied']);
    await page.clock.runFor(200);
    expect(await shownWords(page)).toEqual(['Copy address']);
    expect(await status(page).textContent()).toBe('');
  });

  it('is named by what it shows, all the while', async () => {
    const page = await visits.open(path, ALLOWED);
    await copyButton(page).click();
    await contact(page).getByRole('button', { name: 'Address copied' }).waitFor();
  });

  it('keeps its width while it says so', async () => {
    const page = await visits.open(path, ALLOWED);
    const width = () => copyButton(page).evaluate((button) => button.getBoundingClientRect().width);
    const before = await width();
    await copyButton(page).click();
    await expect.poll(() => shownWords(page)).toEqual(['Address copied']);
    expect(await width()).toBe(before);
  });

  it('selects the address where it cannot be copied, and says so', async () => {
    const page = await openWithoutClipboard(path);
    await copyButton(page).click();
    await expect
      .poll(() => status(page).textContent())
      .toBe(
        'The address could not be copied. It is selected now, so you can copy it with the keyboard.',
      );
    expect(await status(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(ADDRESS);
    expect(await shownWords(page)).toEqual(['Copy address']);
  });

  it('is not offered without script', async () => {
    const page = await visits.open(path, { javaScriptEnabled: false });
    expect(await copyButton(page).count()).toBe(0);
    expect(await contact(page).getByRole('link', { name: ADDRESS }).isVisible()).toBe(true);
  });
});

it('copies a second time for four seconds of its own', async () => {
  const page = await openWithClock('/');
  await copyButton(page).click();
  await expect.poll(() => shownWords(page)).toEqual(['Address copied']);
  await page.clock.runFor(3000);
  await copyButton(page).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  await page.clock.runFor(3000);
  expect(await shownWords(page)).toEqual(['Address copied']);
  await page.clock.runFor(1100);
  expect(await shownWords(page)).toEqual(['Copy address']);
});

it('says only the last of what happened, and a failure until the next attempt', async () => {
  const page = await openWithClock('/');
  await copyButton(page).click();
  await expect.poll(() => shownWords(page)).toEqual(['Address copied']);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copyButton(page).click();
  await expect.poll(() => status(page).textContent()).toContain('could not be copied');
  expect(await shownWords(page)).toEqual(['Copy address']);
  await page.clock.runFor(5000);
  expect(await status(page).textContent()).toContain('could not be copied');
});

describe('"Copy address" in the menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

  it('copies as well', async () => {
    const page = await visits.open('/site-map', { ...PHONE, ...ALLOWED });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('button').tap();
    await expect.poll(() => menu(page).getByRole('status').textContent()).toBe('Address copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  });

  it('selects the address of the menu where it cannot be copied', async () => {
    const page = await openWithoutClipboard('/site-map', PHONE);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu(page).getByRole('button').tap();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(ADDRESS);
    expect(await menu(page).getByRole('status').isVisible()).toBe(true);
  });
});
