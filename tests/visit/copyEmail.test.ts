import { describe, expect, it } from 'vitest';
import { CLIPBOARD, copiedOn, watchCopying } from '../support/clipboard.ts';
import { business, messages } from '../support/content.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { stopClock } from '../support/stopClock.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';

const { copyEmail, copyFailed, emailCopied } = messages.contact;
const SAID_FOR_MS = 4000;

const visits = useVisits();

const contact = (page: Page) => page.getByRole('region', { name: 'Contact us' });
const copyButton = (place: Locator) =>
  place.getByRole('button', { name: new RegExp(`^(${copyEmail}|${emailCopied})$`, 'u') });
const status = (place: Locator) => place.getByRole('status');

/** What the button shows to the eye. */
async function shownWords(page: Page): Promise<string[]> {
  const words = [copyEmail, emailCopied];
  const areShown = await Promise.all(
    words.map((text) => copyButton(contact(page)).getByText(text, { exact: true }).isVisible()),
  );
  return words.filter((_, index) => areShown[index]);
}

async function prepare(page: Page): Promise<void> {
  await watchCopying(page);
  await stopClock(page);
}

/** Takes away what copying needs, as over plain HTTP. */
async function loseClipboard(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
}

async function expectSelected(page: Page, place: Locator): Promise<void> {
  await expect.poll(() => status(place).textContent()).toBe(copyFailed);
  expect(await status(place).isVisible()).toBe(true);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(business.email);
}

describe.each(['/', '/portfolio'])('"Copy address" on %s', (path) => {
  const page = useLook(path, DESKTOP, CLIPBOARD, prepare);
  const width = () => copyButton(contact(page())).evaluate((button) => button.clientWidth);

  it('puts the address on the clipboard and says so for four seconds, to eyes and ears', async () => {
    expect(await shownWords(page())).toEqual([copyEmail]);
    const before = await width();
    await copyButton(contact(page())).click();
    await expect.poll(() => shownWords(page())).toEqual([emailCopied]);
    expect(await copiedOn(page())).toBe(business.email);
    expect(await status(contact(page())).textContent()).toBe(emailCopied);
    expect(await contact(page()).getByRole('button', { name: emailCopied }).count()).toBe(1);
    expect(await width()).toBe(before);

    await page().clock.runFor(SAID_FOR_MS - 100);
    expect(await shownWords(page())).toEqual([emailCopied]);
    await page().clock.runFor(200);
    expect(await shownWords(page())).toEqual([copyEmail]);
    expect(await status(contact(page())).textContent()).toBe('');
  });

  it('copies a second time for four seconds of its own', async () => {
    await copyButton(contact(page())).click();
    await expect.poll(() => shownWords(page())).toEqual([emailCopied]);
    await page().clock.runFor(SAID_FOR_MS - 1000);
    await page().evaluate(() => navigator.clipboard.writeText(''));
    await copyButton(contact(page())).click();
    await expect.poll(() => copiedOn(page())).toBe(business.email);
    await page().clock.runFor(SAID_FOR_MS - 1000);
    expect(await shownWords(page())).toEqual([emailCopied]);
  });

  it('selects the address where it cannot be copied, and says only that until the next attempt', async () => {
    await loseClipboard(page());
    await copyButton(contact(page())).click();
    await expectSelected(page(), contact(page()));
    expect(await shownWords(page())).toEqual([copyEmail]);
    await page().clock.runFor(SAID_FOR_MS + 1000);
    expect(await status(contact(page())).textContent()).toBe(copyFailed);
  });
});

it('"Copy address" and "Help me find the words" are not offered without script', async () => {
  const page = await visits.arrive({ javaScriptEnabled: false });
  for (const path of ['/', '/portfolio']) {
    await page.goto(path);
    expect(await contact(page).getByRole('button').count(), path).toBe(0);
    expect(await contact(page).getByRole('link', { name: business.email }).isVisible()).toBe(true);
  }
});

it('"Copy address" in the menu copies, or selects the address of the menu', async () => {
  const page = await visits.arrive({ ...PHONE, ...CLIPBOARD });
  await watchCopying(page);
  await page.goto('/site-map');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await copyButton(menu).tap();
  await expect.poll(() => status(menu).textContent()).toBe(emailCopied);
  expect(await copiedOn(page)).toBe(business.email);
  await loseClipboard(page);
  await copyButton(menu).tap();
  await expectSelected(page, menu);
});
