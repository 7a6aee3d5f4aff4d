import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const visits = useVisits();

/** What axe-core objects to, one line for each rule, with the places. */
async function objections(page: Page): Promise<string[]> {
  // Sent as code to evaluate: a script element is refused by the content security policy.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    RULES,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  const settings = { ...device, reducedMotion: 'reduce' } as const;

  it.each(ALL_ADDRESSES)('%s is accessible', async (path) => {
    const page = await visits.open(path, settings);
    await scrollThrough(page);
    expect(await objections(page)).toEqual([]);
  });

  it.each(ALL_ADDRESSES)('%s has the regions one can jump to', async (path) => {
    const page = await visits.open(path, settings);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    const names = await page
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map(
          (region) =>
            document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    expect(names.filter((name) => !name)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

it.each(ALL_ADDRESSES)('%s is accessible while the menu is open', async (path) => {
  const page = await visits.open(path, { ...PHONE, reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  expect(await objections(page)).toEqual([]);
});

it.each(ALL_ADDRESSES)(
  '%s has one title and headings that step down one at a time',
  async (path) => {
    const page = await visits.open(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leaps).toEqual([]);
  },
);

it.each(ALL_ADDRESSES)('%s says which language it speaks', async (path) => {
  const page = await visits.open(path);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

it.each(ALL_ADDRESSES)('%s names every link by what it shows', async (path) => {
  const page = await visits.open(path);
  const links = await page.getByRole('link').all();
  const nameless: string[] = [];
  for (const link of links) {
    const shown = (await link.innerText()).replaceAll(/\s+/gu, ' ').trim();
    const snapshot = (await link.ariaSnapshot()).replaceAll('\\"', '"');
    if (!snapshot.includes(shown)) nameless.push(`${shown} is called ${snapshot}`);
  }
  expect(nameless).toEqual([]);
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('everything one can touch on %s is at least 24 px large', async (_, device) => {
  const page = await visits.arrive(device);
  for (const path of ALL_ADDRESSES) {
    await page.goto(path);
    const small = await page.locator('a[href]:visible, button:visible').evaluateAll((targets) => {
      const SMALLEST = 24;
      return targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          // Links inside a line of text may be as low as the line.
          const isInLine = getComputedStyle(target).display === 'inline';
          const isOnDemand = target.classList.contains('skip-link');
          return !isInLine && !isOnDemand && Math.min(width, height) < SMALLEST;
        })
        .map((target) => target.outerHTML);
    });
    expect(small, path).toEqual([]);
  }
});
