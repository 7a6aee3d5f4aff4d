import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrast, lightness, luminance, photograph, shownColour } from '../support/pixels.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** The third shelf board of the banner picture, in parts of the picture's height. */
const BOARD = 0.5383;

const visits = useVisits();

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

function openAtWidth(width: number): Promise<Page> {
  return visits.open('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
}

/** The luminance of the darkest pixel behind a text, which itself is taken away for the moment. */
async function darkestBehind(page: Page, text: Locator): Promise<number> {
  const place = await edgesOf(text);
  await text.evaluate((element) => element.style.setProperty('opacity', '0'));
  const pixels = await photograph(page, place);
  await text.evaluate((element) => element.style.removeProperty('opacity'));
  let darkest = 1;
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      darkest = Math.min(darkest, luminance(pixels.at(x, y)));
    }
  }
  return darkest;
}

async function luminanceOf(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  return luminance(await shownColour(page, colour));
}

describe.each([768, 1440])('on the banner wall at %i px', (width) => {
  it.each([
    ['headline', headline],
    ['logo', logo],
  ])('the %s stands out', async (_, find) => {
    const page = await openAtWidth(width);
    const text = find(page);
    const darkest = await darkestBehind(page, text);
    expect(contrast(darkest, await luminanceOf(page, text))).toBeGreaterThanOrEqual(7);
    expect(lightness(darkest)).toBeGreaterThan(70);
  });
});

/** How far the blue line under "OCD" is below the shelf board of the photograph. */
function underlineBelowBoard(page: Page): Promise<number> {
  return headline(page).evaluate((title, board) => {
    const word = [...title.querySelectorAll('span')].find(
      ({ textContent }) => textContent === 'OCD',
    );
    const picture = document.querySelector<HTMLImageElement>('main img');
    if (!word || !picture) throw new Error('The banner has no emphasised word, or no picture.');

    const line = getComputedStyle(word, '::after');
    const lineTop =
      word.getBoundingClientRect().bottom - parseFloat(line.bottom) - parseFloat(line.height);

    const place = picture.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.max(place.width / naturalWidth, place.height / naturalHeight);
    const drawnHeight = naturalHeight * scale;
    const [, position = ''] = getComputedStyle(picture).objectPosition.split(' ');
    const cutAbove = ((drawnHeight - place.height) * parseFloat(position)) / 100;
    return lineTop - (place.top - cutAbove + board * drawnHeight);
  }, BOARD);
}

describe('the blue line under "OCD" continues the shelf in the photograph', () => {
  it.each([900, 1024, 1100, 1280, 1440, 1680, 1920, 2560])('exactly, at %i px', async (width) => {
    const page = await openAtWidth(width);
    expect(Math.abs(await underlineBelowBoard(page))).toBeLessThanOrEqual(1);
  });

  it.each([600, 640, 700, 768, 834, 899])('nearly, at %i px', async (width) => {
    const page = await openAtWidth(width);
    expect(Math.abs(await underlineBelowBoard(page))).toBeLessThanOrEqual(3);
  });
});
