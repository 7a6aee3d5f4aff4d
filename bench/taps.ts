import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OWN_SITE } from '../node/sites.ts';
import { timingsOf } from './phone.ts';
import type { Page } from '@playwright/test';
import type { Messages } from '../src/schemas/messages.ts';

/** Enough for animations to end and for the browser to report the tap. */
const SETTLE_MS = 1200;

/** Taps what a page has, one after the other; returns the ms until the next frame for each. */
export async function measureTaps(page: Page): Promise<Record<string, number>> {
  const text = await readFile(join(OWN_SITE.content, 'messages.yaml'), 'utf8');
  const { slider, lightbox } = parse(text) as Messages;
  const targets = {
    'open the menu': page.locator('[data-menu-button]'),
    'close the menu': page.locator('[data-menu-button]'),
    'next slide': page.getByRole('button', { name: slider.next, exact: true }),
    'open the pop-up': page.locator('[aria-haspopup="dialog"]'),
    'close the pop-up': page.locator('dialog[open] [command="close"]'),
    'open the lightbox': page.locator('a[data-gallery]'),
    'next picture': page.getByRole('dialog').getByRole('button', { name: lightbox.next }),
  };
  const times: Record<string, number> = {};
  for (const [name, found] of Object.entries(targets)) {
    const target = found.first();
    if (!(await target.isVisible())) continue;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    const { interactions: earlier } = await timingsOf(page);
    await target.tap();
    await page.waitForTimeout(SETTLE_MS);
    const { interactions } = await timingsOf(page);
    times[name] = Math.max(0, ...interactions.slice(earlier.length));
  }
  return times;
}
