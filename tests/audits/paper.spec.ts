import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { TEST_SITE } from '../../node/sites.ts';
import { printSheets } from '../../tools/print/printSheets.ts';
import { business } from '../support/content.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** Width and height in points. */
const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;

async function readCode(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

function cutTexts(page: Page): Promise<string[]> {
  return page.locator('p, h3, li').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const text = part.getBoundingClientRect();
      const frame = (part.closest('section') ?? document.body).getBoundingClientRect();
      const isWhole = text.right < frame.right + 1 && text.bottom < frame.bottom + 1;
      return isWhole && text.left > frame.left - 1 ? [] : [part.textContent];
    }),
  );
}

/** The resolution of every picture: 300 dpi, less only for the small sample banner. */
function resolutions(page: Page): Promise<number[]> {
  return page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth, width }) => (naturalWidth / width) * 96),
    );
}

test('prints complete, sharp sheets with QR codes of the site', async () => {
  test.setTimeout(240_000);
  const folder = test.info().outputPath('print');
  const sheets = await printSheets({ ...TEST_SITE, folder }, async (page, file) => {
    const isBrochure = file.startsWith('brochure');
    expect.soft(await cutTexts(page), file).toEqual([]);
    expect.soft(Math.min(...(await resolutions(page))), file).toBeGreaterThan(250);
    const codes = page.getByRole('img', { name: business.siteUrl });
    await expect.soft(codes).toHaveCount(isBrochure ? 1 : 10);
    expect.soft(await readCode(codes.first()), file).toBe(business.siteUrl);
    const texts = page.locator('body');
    await expect
      .soft(texts)
      .toMatchAriaSnapshot({ name: `${isBrochure ? 'brochure' : 'cards'}.aria.yml` });
  });
  expect(sheets).toHaveLength(4);
  for (const { file, pages } of sheets) {
    const pdf = await readFile(join(folder, file), 'latin1');
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf) ?? [];
    const [paperWidth, paperHeight] = PAPERS[file.includes('a4') ? 'a4' : 'letter'];
    expect.soft(Number(width), file).toBeCloseTo(paperWidth, -1);
    expect.soft(Number(height), file).toBeCloseTo(paperHeight, -1);
    expect.soft(pages, file).toBe(1);
  }
});
