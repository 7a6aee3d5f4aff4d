import { type Rgb, wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Page } from '@playwright/test';

/** WCAG 2.2, 1.4.3: large text. */
const MIN_CONTRAST = 3;
/** Share of the background that may have less contrast, such as a twig or an edge. */
const IGNORED_PART = 0.05;

/** Advice about a headline that is hard to read on its photograph, measured in a screenshot. */
export async function headlineAdvice(page: Page): Promise<string[]> {
  const headline = page.locator('main h1').first();
  if ((await headline.count()) === 0) return [];
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await headline.scrollIntoViewIfNeeded();
  const { color, clip } = await headline.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { color: [...context.getImageData(0, 0, 1, 1).data], clip: { x, y, width, height } };
  });
  await headline.evaluate((element) => element.style.setProperty('opacity', '0'));
  const picture = await page.screenshot({ clip, scale: 'css' });
  await headline.evaluate((element) => element.style.removeProperty('opacity'));
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const contrasts = Array.from({ length: pixels.length / 3 }, (_, index) =>
    wcagContrast(rgb(color), rgb(pixels.subarray(3 * index))),
  ).sort((one, other) => one - other);
  const lowest = contrasts[Math.floor(contrasts.length * IGNORED_PART)] ?? MIN_CONTRAST;
  if (lowest >= MIN_CONTRAST) return [];
  const measured = `contrast ${lowest.toFixed(1)}, at least ${MIN_CONTRAST}`;
  return [
    `The headline is hard to read on its picture (${measured}). Choose a picture that is plain and light behind the words.`,
  ];
}

function rgb([r = 0, g = 0, b = 0]: Iterable<number>): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 };
}
