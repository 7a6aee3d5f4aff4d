import { describe, expect, it } from 'vitest';
import { DESKTOP, STILL } from '../support/devices.ts';
import { openPopup } from '../support/pageStates.ts';
import { useLook } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/** Lets a page come as to a browser that mixes no colours, and hands none down to what lies behind a pop-up. */
async function takeMixingAway(page: Page): Promise<void> {
  await page.route(/\/[^.]*$|\.css$/u, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll('color-mix(', 'unknown(')
      .replaceAll('--color-backdrop:', '--unknown:');
    await route.fulfill({ response, body });
  });
}

/** How many fine lines there are. */
function hairlines(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'];
    const styles = [...document.querySelectorAll('main *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    return styles
      .flatMap((style) => sides.map((side) => style.getPropertyValue(`border-${side}-width`)))
      .filter((width) => width === '1px').length;
  });
}

describe.each(['/', '/home-space-organizing', '/interior-styling', '/site-map'])(
  'where no colours are mixed, %s',
  (route) => {
    const today = useLook(route, DESKTOP, STILL);
    const page = useLook(route, DESKTOP, { ...STILL, bypassCSP: true }, takeMixingAway);

    it('has all its fine lines', async () => {
      expect(await hairlines(today())).toBeGreaterThan(0);
      expect(await hairlines(page())).toBe(await hairlines(today()));
    });
  },
);

describe('where no colours are mixed, the pop-up', () => {
  const page = useLook('/', DESKTOP, { ...STILL, bypassCSP: true }, takeMixingAway);

  it('has a veil behind it', async () => {
    await openPopup(page());
    const veil = await page()
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(veil).toBe('rgba(0, 0, 0, 0.65)');
  });
});
