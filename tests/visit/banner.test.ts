import { describe, expect, it } from 'vitest';
import { DESKTOP, STILL } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { contrast, lightness, luminance, photograph, shownColor } from '../support/pixels.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useLook } from '../support/visits.ts';
import type { Locator } from 'playwright-core';

/** The third shelf board of the banner picture, in parts of the picture's height. */
const BOARD = 0.5383;

/** One page, which is laid out for every width. */
const page = useLook('/', DESKTOP, STILL);

const headline = () => page().getByRole('heading', { level: 1 });
const logo = () => page().getByRole('banner').getByRole('link').first();

async function layOut(width: number): Promise<void> {
  await page().setViewportSize({ width, height: DESKTOP.viewport.height });
  // By then the browser has chosen the file for this width.
  await twoFrames(page());
  await page().waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    return picture?.complete && picture.naturalWidth > 0;
  });
  await twoFrames(page());
}

/** The luminance of the darkest pixel behind a text, which itself is taken away for the moment. */
async function darkestBehind(text: Locator): Promise<number> {
  const place = await edgesOf(text);
  await text.evaluate((element) => element.style.setProperty('opacity', '0'));
  const pixels = await photograph(page(), place);
  await text.evaluate((element) => element.style.removeProperty('opacity'));
  let darkest = 1;
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      darkest = Math.min(darkest, luminance(pixels.at(x, y)));
    }
  }
  return darkest;
}

async function luminanceOf(text: Locator): Promise<number> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  return luminance(await shownColor(page(), color));
}

describe.each([768, 1440])('on the banner wall at %i px', (width) => {
  it.each([
    ['headline', headline],
    ['logo', logo],
  ])('the %s stands out', async (_, find) => {
    await layOut(width);
    const text = find();
    const darkest = await darkestBehind(text);
    expect(contrast(darkest, await luminanceOf(text))).toBeGreaterThanOrEqual(7);
    expect(lightness(darkest)).toBeGreaterThan(70);
  });
});

/** How far the blue line under "OCD" is below the shelf board of the photograph. */
function underlineBelowBoard(): Promise<number> {
  return headline().evaluate((title, board) => {
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

it.each([664, 844])(
  'on a phone %i px high, the first view ends with the services',
  async (height) => {
    await page().setViewportSize({ width: 390, height });
    await twoFrames(page());
    const { bottom } = await edgesOf(page().getByRole('heading', { name: 'Our services' }));
    const { top } = await edgesOf(page().locator('[data-menu-button]'));
    expect(bottom).toBeLessThan(top);
  },
);

describe('the blue line under "OCD" continues the shelf in the photograph', () => {
  it.each([900, 1024, 1100, 1280, 1440, 1680, 1920, 2560])('exactly, at %i px', async (width) => {
    await layOut(width);
    expect(Math.abs(await underlineBelowBoard())).toBeLessThanOrEqual(1);
  });

  it.each([600, 640, 700, 768, 834, 899])('nearly, at %i px', async (width) => {
    await layOut(width);
    expect(Math.abs(await underlineBelowBoard())).toBeLessThanOrEqual(3);
  });
});
