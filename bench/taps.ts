import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OWN_SITE } from '../node/sites.ts';
import type { Messages } from '../src/schemas/messages.ts';
import type { Visit } from './phone.ts';

/** Enough for animations to end and for the browser to report the tap. */
const SETTLE_MS = 1200;

/**
 * Taps the controls of a page one after the other.
 *
 * @returns Milliseconds until the next frame per control; 0 if too short for browsers to report.
 */
export async function measureTaps({ page, timings }: Visit): Promise<Record<string, number>> {
  const text = await readFile(join(OWN_SITE.content, 'messages.yaml'), 'utf8');
  const { menu, slider, contact, popup, lightbox } = parse(text) as Messages;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const targets = {
    'open the menu': button(menu.open),
    'close the menu': button(menu.close),
    'next slide': button(slider.next),
    'open the pop-up': page.locator('[aria-haspopup="dialog"]'),
    'close the pop-up': button(popup.close),
    'copy the e-mail address': button(contact.copyEmail),
    'open the lightbox': page.locator('a[data-gallery]'),
    'next picture': page.getByRole('dialog').getByRole('button', { name: lightbox.next }),
    'close the lightbox': button(lightbox.close),
  };
  const times: Record<string, number> = {};
  for (const [name, found] of Object.entries(targets)) {
    const target = found.first();
    const wait = target.waitFor({ timeout: SETTLE_MS });
    if (!(await wait.then(() => true).catch(() => false))) continue;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    const { interactions: earlier } = await timings();
    await target.tap();
    await page.waitForTimeout(SETTLE_MS);
    const { interactions } = await timings();
    times[name] = Math.max(0, ...interactions.slice(earlier.length));
  }
  return times;
}
