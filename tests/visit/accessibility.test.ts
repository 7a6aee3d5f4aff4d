import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { objections } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { textOf } from '../support/reading.ts';
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

/** The name a link is announced by; empty if it has none. */
async function nameOf(link: Locator): Promise<string> {
  const [node = ''] = parse(await link.ariaSnapshot()) as (string | Record<string, unknown>)[];
  const [line = ''] = typeof node === 'string' ? [node] : Object.keys(node);
  const quoted = /^link (?<name>"(?:[^"\\]|\\.)*")/u.exec(line)?.groups?.name;
  return quoted === undefined ? '' : (JSON.parse(quoted) as string);
}

it.each(ALL_ADDRESSES)('%s names every link, with the words it shows', async (path) => {
  const page = await visits.open(path);
  const links = await page.getByRole('link').all();
  expect(links).not.toEqual([]);
  const misnamed: string[] = [];
  for (const link of links) {
    const shown = await textOf(link);
    const name = await nameOf(link);
    // A link that shows a picture or an icon alone has a name as well.
    if (name === '' || !name.includes(shown)) misnamed.push(`"${shown}" is called "${name}"`);
  }
  expect(misnamed).toEqual([]);
});
