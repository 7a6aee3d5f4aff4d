import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE_FOLDER } from '../../tools/support/paths.ts';
import { PAGES } from '../support/pages.ts';
import { wheelThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** Only code that measures asks the browser for this. */
const MEASURING = 'largest-contentful-paint';

const visits = useVisits();

async function measuringScripts(): Promise<string[]> {
  const folder = join(SITE_FOLDER, '_astro');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return names.filter((_, index) => texts[index]?.includes(MEASURING));
}

it('has what it takes to measure how fast the pages are', async () => {
  expect(await measuringScripts()).toHaveLength(1);
});

it.each(PAGES)('neither loads it on %s nor reports anything', async (path) => {
  const scripts = await measuringScripts();
  const page = await visits.arrive();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Nothing is to be reported.');
    };
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));

  await page.goto(path);
  await wheelThrough(page);
  // Measurements are usually reported when a page is left.
  await page.goto('about:blank');

  expect(requests.filter((request) => scripts.some((name) => request.endsWith(name)))).toEqual([]);
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  expect(errors).toEqual([]);
});
