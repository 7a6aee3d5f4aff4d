import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { PAGES } from '../support/pages.ts';
import type { PageAddress } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { useVisits } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';

const SHEETS_OF_A_SERVICE = 2;
/** What can only be pressed, and is left out on paper. */
const BUTTONS: Partial<Record<PageAddress, string[]>> = {
  '/': ['Discover more', 'See our portfolio'],
  '/home-space-organizing': ['Contact us'],
  '/interior-styling': ['Contact us'],
};

const visits = useVisits();

/** The number of A4 sheets a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

it.each(['/home-space-organizing', '/interior-styling'])('%s fits two sheets', async (path) => {
  const page = await visits.open(path);
  const count = await sheets(page);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(SHEETS_OF_A_SERVICE);
});

it.each(PAGES)(
  '%s is printed with its words, and without what can only be touched',
  async (path) => {
    const page = await visits.open(path);
    const main = page.getByRole('main');
    const words = WORDS[path].filter((word) => !BUTTONS[path]?.includes(word));
    await page.emulateMedia({ media: 'print' });
    expect(firstMissing(await textOf(main), words)).toBeUndefined();
    expect(await page.getByRole('contentinfo').innerText()).toContain(business.email);
    expect(await page.locator('nav:visible, button:visible:not(h3 > *)').count()).toBe(0);
  },
);
