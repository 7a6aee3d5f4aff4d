import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { business } from '../engines/support/words.ts';
import { PAGES } from '../support/pages.ts';
import { useVisits } from '../support/visits.ts';

const SHEETS_OF_A_SERVICE = 2;

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
    const title = page.getByRole('heading', { level: 1 });
    await page.emulateMedia({ media: 'print' });
    expect(await title.isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').innerText()).toContain(business.email);
    expect(await page.locator('nav:visible, button:visible:not(h3 > *)').count()).toBe(0);
  },
);
