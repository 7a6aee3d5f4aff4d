import { ALL_ROUTES, sourceOf } from '../support/pages.ts';
import { ask } from '../support/siteFixture.ts';
import { expect, siteUrl, test } from '../support/test.ts';

/** In attributes, `srcset`, styles and island data. */
const OWN_PATH = /(?<=["\s;(])\/\w[\w./~-]*\w(?=["\s&)])/gu;

const statusOf = async (path: string) => (await ask(siteUrl(), path, { method: 'HEAD' })).status;

test('every page, picture, style, script, font and icon that a page links exists', async () => {
  const named = new Set(ALL_ROUTES.flatMap((route) => sourceOf(route).match(OWN_PATH) ?? []));
  expect(named.size).toBeGreaterThan(100);
  for (const path of named) expect.soft(await statusOf(path), path).toBe(200);
  const scripts = [...named].filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) expect.soft(path).toMatch(/^\/_astro\/[\w-]+\.[\w-]{8}\.js$/u);
});
