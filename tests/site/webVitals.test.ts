import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SITE_FOLDER } from '../../tools/support/paths.ts';
import { MEASURING } from '../support/webVitals.ts';

it('publishes, once, what it takes to measure how fast the pages are', async () => {
  const scripts = await Array.fromAsync(glob(`${SITE_FOLDER}/**/*.js`));
  const texts = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  expect(texts.filter((text) => text.includes(MEASURING))).toHaveLength(1);
});
