import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../support/devices.ts';
import type { Colour } from '../support/pixels.ts';
import { photograph, shownColour } from '../support/pixels.ts';
import { edgesOf, scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const LINE_HEIGHT = 2;
/** Rows looked at above and below the edge. */
const MARGIN = 3;
/** Columns looked at, away from the corner where tabs lie on pictures. */
const SAMPLES = 12;
/** Tells the line from everything else, but forgives the rounding of colours. */
const SAME = 6;

const visits = useVisits();

function isSame(one: Colour, other: Colour): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= SAME);
}

/** The rows around a picture's lower edge that are line from end to end; 0 is the first below it. */
async function lineRows(page: Page, picture: Locator): Promise<number[]> {
  await picture.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const { bottom, left, right } = await edgesOf(picture);
  const colour = await picture.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--color-line'),
  );
  const line = await shownColour(page, colour);
  const edge = Math.round(bottom);
  const middle = { left: left + 1, right: left + (right - left) / 2 };
  const pixels = await photograph(page, { ...middle, top: edge - MARGIN, bottom: edge + MARGIN });
  const rows = Array.from({ length: 2 * MARGIN }, (_, row) => row);
  const columns = Array.from({ length: SAMPLES }, (_, index) =>
    Math.floor((index * pixels.width) / SAMPLES),
  );
  return rows
    .filter((row) => columns.every((column) => isSame(pixels.at(column, row), line)))
    .map((row) => row - MARGIN);
}

const STANDING_ROWS = Array.from({ length: LINE_HEIGHT }, (_, row) => row);

describe.each([390, 768, 1440])('at %i px, every picture stands right on its shelf', (width) => {
  it.each([
    ['/', 8],
    ['/home-space-organizing', 5],
    ['/interior-styling', 5],
    ['/portfolio', 18],
  ])('on %s', async (path, atLeast) => {
    const page = await visits.open(path, { ...deviceOf(width, 900), reducedMotion: 'reduce' });
    await scrollThrough(page);
    const pictures = await page.locator('main img').all();
    const floating: string[] = [];
    let standing = 0;
    for (const picture of pictures) {
      // Pictures of a slider that are not in front have no shelf of their own to be seen on.
      if (!(await isInFront(picture))) continue;
      standing += 1;
      const rows = await lineRows(page, picture);
      const isStanding = STANDING_ROWS.every((row) => rows.includes(row));
      const alt = (await picture.getAttribute('alt')) ?? '';
      if (!isStanding) floating.push(`${alt}: line at ${rows.join()}`);
    }
    expect(floating).toEqual([]);
    expect(standing).toBeGreaterThanOrEqual(atLeast);
  });
});

/** Whether the middle of a picture is what one sees, and touches, at that place. */
function isInFront(picture: Locator): Promise<boolean> {
  return picture.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    if (!element.checkVisibility()) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shown = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return shown.includes(element);
  });
}
