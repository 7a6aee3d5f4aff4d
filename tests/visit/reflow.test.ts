import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from '../support/devices.ts';
import { DESKTOP, deviceOf, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { lostWords, sidewaysOverflow } from '../support/textFit.ts';
import { useVisits } from '../support/visits.ts';

/** The spacing that WCAG 2.2 (1.4.12) lets visitors ask for. */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

const visits = useVisits();

function openStill(path: string, device: Device): Promise<Page> {
  return visits.open(path, { ...device, reducedMotion: 'reduce' });
}

async function expectAllInPlace(page: Page): Promise<void> {
  expect(await lostWords(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function spreadText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WIDE_SPACING);
}

describe.each([320, 360, 599, 600, 899, 900, 1024, 2560])('at a width of %i px', (width) => {
  it.each(ALL_ADDRESSES)('nothing of %s lies beside the window', async (path) => {
    await expectAllInPlace(await openStill(path, deviceOf(width, 640)));
  });
});

describe.each([
  ['a phone', PHONE],
  ['a tablet', deviceOf(768, 1024)],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  it.each(ALL_ADDRESSES)('%s can be read with text of double size', async (path) => {
    const page = await openStill(path, device);
    await enlargeText(page);
    await expectAllInPlace(page);
  });

  it.each(ALL_ADDRESSES)('%s can be read with wide spacing', async (path) => {
    const page = await openStill(path, device);
    await spreadText(page);
    await expectAllInPlace(page);
  });
});

describe('the open menu', () => {
  it('fits a window 320 px wide', async () => {
    const page = await openStill('/portfolio', deviceOf(320, 480));
    await openMenu(page);
    await expectAllInPlace(page);
  });

  it('can be read with text of double size', async () => {
    const page = await openStill('/portfolio', PHONE);
    await enlargeText(page);
    await openMenu(page);
    await expectAllInPlace(page);
  });

  it('can be read with wide spacing', async () => {
    const page = await openStill('/portfolio', PHONE);
    await spreadText(page);
    await openMenu(page);
    await expectAllInPlace(page);
  });
});
