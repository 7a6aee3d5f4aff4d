import { horizontalOverflow, misplacedTexts } from '../../tools/inspection/textFit.ts';
import { expect, type Page } from './test.ts';

const soft = expect.configure({ soft: true });

const DOUBLE_SIZE = ':root { font-size: 200%; }';
/** Text spacing that users may set (WCAG 2.2, 1.4.12). */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

export async function expectEverythingFits(page: Page, place = ''): Promise<void> {
  await soft.poll(() => misplacedTexts(page), place).toEqual([]);
  await soft.poll(() => horizontalOverflow(page), place).toBe(0);
}

/** The same with double text size and with wide spacing. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  for (const style of [DOUBLE_SIZE, WIDE_SPACING]) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await expectEverythingFits(page);
  }
}
