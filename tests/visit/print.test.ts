import { describe, expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { DESKTOP } from '../support/devices.ts';
import { PAGES } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { useLook } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';
import type { Page } from 'playwright-core';
import type { PageRoute } from '../support/pages.ts';

const SHEETS_OF_A_SERVICE = 2;
/** What can only be pressed, and is left out on paper. */
const BUTTONS: Partial<Record<PageRoute, string[]>> = {
  '/': ['Discover more', 'See our portfolio'],
  '/home-space-organizing': ['Contact us'],
  '/interior-styling': ['Contact us'],
};

/** The number of A4 sheets a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

describe.each(PAGES)('on paper, %s', (route) => {
  const page = useLook(route, DESKTOP);

  it('says its words, and leaves out what can only be touched', async () => {
    const words = WORDS[route].filter((word) => !BUTTONS[route]?.includes(word));
    await page().emulateMedia({ media: 'print' });
    expect(firstMissing(await textOf(page().getByRole('main')), words)).toBeUndefined();
    expect(await page().getByRole('contentinfo').innerText()).toContain(business.email);
    expect(await page().locator('nav:visible, button:visible:not(h3 > *)').count()).toBe(0);
    await page().emulateMedia({ media: null });
  });

  if (route === '/home-space-organizing' || route === '/interior-styling') {
    it('fits two sheets', async () => {
      const count = await sheets(page());
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(SHEETS_OF_A_SERVICE);
    });
  }
});
