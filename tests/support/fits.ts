import { lostWords, sidewaysOverflow } from '../../tools/inspection/textFit.ts';
import { expect, type Page } from './test.ts';

const soft = expect.configure({ soft: true });

export const DOUBLE_SIZE = ':root { font-size: 200%; }';
/** The spacing that visitors may ask for (WCAG 2.2, 1.4.12). */
export const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** No words are cut off, and the page is not wider than the window. */
export async function expectEverythingFits(page: Page): Promise<void> {
  await soft.poll(() => lostWords(page)).toEqual([]);
  await soft.poll(() => sidewaysOverflow(page)).toBe(0);
}

/** Lays a visitor's own style over the page. */
export async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
