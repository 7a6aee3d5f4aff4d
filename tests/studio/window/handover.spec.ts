import { join } from 'node:path';
import { CACHE_FOLDER } from '../../../node/paths.ts';
import { WORDS } from '../../../studio/browser/words.ts';
import { lastingPort } from '../../support/freePorts.ts';
import { leavePageOut } from '../../support/leavePageOut.ts';
import {
  type ContentCopy,
  contentIn,
  expect,
  type Owner,
  ownerOn,
  startStudio,
  test,
} from './studio.ts';
import type { Browser, Page } from '@playwright/test';

const BUSINESS = 'business.yaml';

/** Opens the studio on another device: a context of its own shares nothing with the first. */
async function openOnOtherDevice(browser: Browser, address: string): Promise<Owner> {
  const page = await (await browser.newContext()).newPage();
  await leavePageOut(page);
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  return ownerOn(page);
}

/** Unsaved words of a window do not reach the server, as in the moment after a letter. */
async function holdWords(page: Page): Promise<void> {
  await page.route('**/api/unsaved?revision=*', () => undefined);
}

async function type(owner: Owner, area: string): Promise<void> {
  await owner.openForm('Business');
  await owner.field('areaServed').fill(area);
}

/** Types words that do not reach the server, because the network is gone. */
async function typeOffline(owner: Owner, area: string): Promise<void> {
  await owner.openForm('Business');
  await owner.page.context().setOffline(true);
  await owner.field('areaServed').fill(area);
  await expect(owner.offline).toHaveText(WORDS.silent);
}

async function expectHandedOver(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(WORDS.handedOver);
}

async function expectSaved(owner: Owner, content: ContentCopy, ...lines: string[]) {
  await owner.save();
  for (const line of lines) expect(content.read(BUSINESS)).toContain(`${line}\n`);
}

test('a window that takes over has the letter that was typed last', async ({
  ownerWithoutPage: owner,
  page,
  browser,
  studio,
  content,
}) => {
  await holdWords(page);
  // Only the event of the server asks the first window for its words.
  for (const path of ['content', 'check']) await page.route(`**/api/${path}`, () => undefined);
  await type(owner, 'Ulm');
  const second = await openOnOtherDevice(browser, studio.address);
  await expect(second.toast).toHaveText(WORDS.addedFromWindow);
  await second.openForm('Business');
  await expect(second.field('areaServed')).toHaveValue('Ulm');
  await expectHandedOver(page);
  await second.field('areaServed').fill('Ulm and Bonn');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await owner.press(WORDS.takeOver);
  await expect(owner.field('areaServed')).toHaveValue('Ulm and Bonn');
  await expectHandedOver(second.page);
  await expectSaved(owner, content, 'areaServed: Ulm and Bonn');
  await second.page.close();
});

test('words typed offline join those of the window that took over meanwhile', async ({
  ownerWithoutPage: owner,
  page,
  browser,
  studio,
  content,
}) => {
  await typeOffline(owner, 'Ulm');
  const second = await openOnOtherDevice(browser, studio.address);
  await second.openForm('Business');
  await second.field('email').fill('hi@example.com');
  await page.context().setOffline(false);
  await expect(second.toast).toHaveText(WORDS.addedFromWindow);
  await expectHandedOver(page);
  await expect(second.field('areaServed')).toHaveValue('Ulm');
  await expect(second.field('email')).toHaveValue('hi@example.com');
  await expectSaved(second, content, 'areaServed: Ulm', 'email: hi@example.com');
  await second.page.close();
});

test('she chooses where both windows changed the same words', async ({
  ownerWithoutPage: owner,
  page,
  browser,
  studio,
  content,
}) => {
  await typeOffline(owner, 'Ulm');
  const second = await openOnOtherDevice(browser, studio.address);
  await type(second, 'Bonn');
  await expect(second.status).toHaveText(WORDS.unsaved);
  await page.context().setOffline(false);
  await expect(second.dialog).toContainText(WORDS.conflict.ofWindow);
  await second.expectVersions('Bonn', 'Ulm');
  // It is asked again after a reload, and by Save.
  await second.page.reload();
  await expect(second.dialog).toContainText(WORDS.conflict.ofWindow);
  await second.page.keyboard.press('Escape');
  await second.pressSave();
  await second.press(WORDS.conflict.theirs);
  await expect(second.toast).toHaveText(WORDS.justSaved);
  expect(content.read(BUSINESS)).toContain('areaServed: Ulm\n');
  await second.page.reload();
  await expect(second.status).toHaveText(WORDS.saved);
  await second.page.close();
});

test('words of a window that was closed at once are in the next one', async ({
  ownerWithoutPage: owner,
  page,
  studio,
  browser,
}) => {
  await holdWords(page);
  await type(owner, 'Ulm');
  await page.goto('about:blank');
  const second = await openOnOtherDevice(browser, studio.address);
  await expect(second.field('areaServed')).toHaveValue('Ulm');
  await second.page.close();
});

test('words of a browser that crashed offline are back when it opens the studio', async ({
  studio,
  browser,
  content,
}) => {
  const first = await openOnOtherDevice(browser, studio.address);
  const context = first.page.context();
  await typeOffline(first, 'Ulm');
  const crashed = first.page.waitForEvent('crash');
  await first.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const second = await openOnOtherDevice(browser, studio.address);
  await second.openForm('Business');
  await expect(second.field('areaServed')).not.toHaveValue('Ulm');
  await second.field('email').fill('hi@example.com');
  await expectSaved(second, content, 'email: hi@example.com');
  await second.page.close();

  const again = ownerOn(await context.newPage());
  await first.page.close();
  await context.setOffline(false);
  await again.page.goto(studio.address);
  await expect(again.toast).toHaveText(WORDS.restored);
  await again.openForm('Business');
  await expect(again.field('areaServed')).toHaveValue('Ulm');
  await expectSaved(again, content, 'areaServed: Ulm', 'email: hi@example.com');
  await again.page.reload();
  await expect(again.status).toHaveText(WORDS.saved);
  await again.page.close();
});

test('words are handed over although the studio was started again', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const content = contentIn(join(CACHE_FOLDER, 'studio-restart-test'));
  content.reset();
  const port = await lastingPort();
  const first = await startStudio(content.root, port);
  await page.goto(first.address);
  const owner = ownerOn(page);
  await typeOffline(owner, 'Ulm');
  const second = await openOnOtherDevice(browser, first.address);
  await second.openForm('Business');
  await second.field('email').fill('hi@example.com');
  await expect(second.status).toHaveText(WORDS.unsaved);
  await first.stop();
  await expect(second.offline).toHaveText(WORDS.silent);

  const again = await startStudio(content.root, port);
  // The first one to ask is the window that was replaced.
  await page.context().setOffline(false);
  await expectHandedOver(page);
  await expect(second.toast).toHaveText(WORDS.addedFromWindow);
  await expectSaved(second, content, 'areaServed: Ulm', 'email: hi@example.com');
  // Its connection for events is back, too.
  content.change('business.yaml', 'areaServed: Ulm', 'areaServed: Bonn');
  await expect(second.field('areaServed')).toHaveValue('Bonn');
  await second.page.close();
  await page.close();
  await again.stop();
});
