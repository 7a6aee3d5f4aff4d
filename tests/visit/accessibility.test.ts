import { describe, expect, it } from 'vitest';
import { objections } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const visits = useVisits();

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
