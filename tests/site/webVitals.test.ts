import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { MEASURING } from '../support/webVitals.ts';

it('publishes, once, what it takes to measure how fast the pages are', async () => {
  const scripts = await Array.fromAsync(glob(`${TEST_SITE.folder}/**/*.js`));
  const texts = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  expect(texts.filter((text) => text.includes(MEASURING))).toHaveLength(1);
});
