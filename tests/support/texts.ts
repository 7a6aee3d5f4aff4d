import { expect, type Page } from './test.ts';

/** Compares the header, the main part and the footer of a page with their snapshots. */
export async function expectTexts(page: Page, name: string): Promise<void> {
  for (const [role, snapshot] of [
    ['banner', 'header'],
    ['main', name],
    ['contentinfo', 'footer'],
  ] as const)
    await expect.soft(page.getByRole(role)).toMatchAriaSnapshot({ name: `${snapshot}.aria.yml` });
}
