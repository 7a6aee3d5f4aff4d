import { expect, it } from 'vitest';
import { comeNear, COUNT_MS, numberOf, VALUES } from '../support/counterVisit.ts';
import { comeTo, DELAY_MS, rowOf, SLIDE_MS, sliderNamed } from '../support/sliderVisit.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator } from 'playwright-core';

const TURNS = 3;
/** What a busy machine may be late, and what an observer in the page may be early. */
const LATE_MS = 250;
const EARLY_MS = 60;

const visits = useVisits();

/**
 * A busy machine may be late with the end of one of these times, or with its beginning, which shortens it, but not
 * with all.
 */
function expectAbout(length: number, times: number[]): void {
  expect(Math.max(...times)).toBeGreaterThan(length - EARLY_MS);
  expect(Math.min(...times)).toBeLessThan(length + LATE_MS);
}

/** When the pictures began to slide and when they stood, in milliseconds of the page's own clock. */
function watchTurns(slider: Locator, count: number): Promise<{ began: number[]; ended: number[] }> {
  return rowOf(slider).evaluate(
    (row, wanted) =>
      new Promise((resolve) => {
        const began: number[] = [];
        const ended: number[] = [];
        row.addEventListener('transitionstart', () => began.push(performance.now()));
        row.addEventListener('transitionend', () => {
          if (ended.push(performance.now()) === wanted) resolve({ began, ended });
        });
      }),
    count,
  );
}

/** How long a counter takes from its first number to its last, in milliseconds. */
function timeOfCount(number: Locator): Promise<number> {
  return number.evaluate(
    (line) =>
      new Promise((resolve) => {
        let began: number | undefined;
        new MutationObserver(() => {
          const shown = line.querySelector('[aria-hidden]')?.textContent;
          if (Number(shown) > 0) began ??= performance.now();
          if (shown === undefined && began !== undefined) resolve(performance.now() - began);
        }).observe(line, { childList: true, subtree: true, characterData: true });
      }),
  );
}

async function seeSlider(): Promise<void> {
  const page = await visits.open('/');
  const slider = sliderNamed(page);
  await comeTo(slider);
  const { began, ended } = await watchTurns(slider, TURNS);
  const endOf = (turn: number) => ended[turn] ?? Number.NaN;
  expectAbout(
    SLIDE_MS,
    began.map((start, turn) => endOf(turn) - start),
  );
  expectAbout(
    DELAY_MS,
    began.slice(1).map((start, turn) => start - endOf(turn)),
  );
}

async function seeCounters(): Promise<void> {
  const page = await visits.open('/');
  const times = Promise.all(VALUES.map((value) => timeOfCount(numberOf(page, value))));
  await comeNear(page, VALUES[0]);
  await page.locator('#about').evaluate((about) => about.scrollIntoView({ behavior: 'instant' }));
  expectAbout(COUNT_MS, await times);
}

it('a slide stands for 2.5 s and slides for 450 ms, a counter counts for 2.75 s', async () => {
  await Promise.all([seeSlider(), seeCounters()]);
});
