/** `node tools/run.mjs owner-pictures`: takes the screenshots for docs/owner.md in the studio. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../node/paths.ts';
import { TEST_SITE } from '../node/sites.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { WORDS } from '../studio/app/words.ts';
import { startStudio } from '../studio/server/start.ts';
import { launchChromium } from './support/chromium.ts';
import type { Page } from '@playwright/test';

const FOLDER = join(PROJECT_FOLDER, 'docs/owner');
const HOME = join(CACHE_FOLDER, 'owner-pictures');
const PORT = 4790;
const WINDOW = { width: 1280, height: 760 };
/** Enough for the preview of a change to load. */
const DRAW_MS = 2500;

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(DRAW_MS);
  const picture = sharp(await page.screenshot()).resize({ width: 960 });
  await picture.webp({ quality: 60 }).toFile(join(FOLDER, `${name}.webp`));
}

const stopping = new AbortController();
stopSignal.addEventListener('abort', () => stopping.abort());
await runCommand(async () => {
  const root = join(HOME, 'content');
  await rm(HOME, { recursive: true, force: true });
  await cp(TEST_SITE.content, root, { recursive: true });
  const { address } = await startStudio(root, PORT, stopping.signal);
  await using browser = await launchChromium();
  const page = await browser.newPage({ viewport: WINDOW });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const site = page.frameLocator('iframe:not([data-waiting])');

  await page.goto(address);
  await site.getByText('Discover more').click();
  await take(page, 'words');
  await page.keyboard.type(' about all that we do for you');
  await page.locator('[data-wrong]').first().waitFor();
  await take(page, 'mistake');
  await press(WORDS.undo);
  await press('Enchanted Fascination');
  await page.getByRole('button', { name: WORDS.gallery.editPicture(0) }).scrollIntoViewIfNeeded();
  await take(page, 'gallery');
  await press(WORDS.gallery.removePicture(0));
  await take(page, 'remove');
  await press(WORDS.cancel);
  await press(WORDS.samples.title);
  await take(page, 'launch');
  process.exitCode = 0;
}).finally(() => stopping.abort());
