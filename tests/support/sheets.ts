import type { Page } from './test.ts';

/** The number of sheets that a page prints on. */
export async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
