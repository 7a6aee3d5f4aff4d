import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { MEASURING } from '../support/webVitals.ts';

it('publishes, once, what it takes to measure how fast the pages are', async () => {
  const scripts = await Array.fromAsync(glob('**/*.js', { cwd: TEST_SITE.folder }));
  const texts = await Promise.all(
    scripts.map((script) => readFile(join(TEST_SITE.folder, script), 'utf8')),
  );
  expect(texts.filter((text) => text.includes(MEASURING))).toHaveLength(1);
});
