import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { limitWarnings, measureSite, warnAboutLimits } from './hostLimits.ts';

const SMALL = {
  files: 900,
  filesInFolder: 800,
  bytes: 60_000_000,
  largest: { name: '_astro/tour.mp4', bytes: 9_000_000 },
};

it('has nothing to say about a small site', () => {
  expect(warnAboutLimits(SMALL)).toEqual([]);
});

it.each([
  [
    { files: 16_001 },
    'The site has 16,001 files; Cloudflare takes 20,000. Remove photographs, or choose another host.',
  ],
  [
    { filesInFolder: 60_000 },
    'The site has 60,000 files; Netlify takes 54,000. Remove photographs, or choose another host.',
  ],
  [
    { bytes: 850_000_000 },
    'The site has 850 MB; GitHub Pages takes 1,000 MB. Remove photographs, or choose another host.',
  ],
  [
    { largest: { name: '_astro/tour.mp4', bytes: 22_000_000 } },
    '_astro/tour.mp4 has 22 MB; Cloudflare takes 26 MB. Use a shorter video.',
  ],
])('warns before a limit is met: %j', (size, warning) => {
  expect(warnAboutLimits({ ...SMALL, ...size })).toEqual([warning]);
});

it('warns only about the host that the site is sent to', () => {
  const large = { ...SMALL, files: 30_000, bytes: 2_000_000_000 };
  expect(warnAboutLimits(large, ['netlify'])).toEqual([]);
  expect(warnAboutLimits(large, ['github'])).toHaveLength(1);
});

it('measures a built site without its compressed copies', async () => {
  const folder = makeFolder({ 'index.html': 'page', 'index.html.br': 'p', 'index.html.gz': 'pa' });
  mkdirSync(join(folder, '_astro'));
  for (const name of ['a.avif', 'b.avif']) writeFileSync(join(folder, '_astro', name), 'picture');
  expect(await measureSite(folder)).toEqual({
    files: 3,
    filesInFolder: 2,
    bytes: 4 + 7 + 7,
    largest: { name: '_astro/a.avif', bytes: 7 },
  });
});

it('has nothing to say before the first build', async () => {
  expect(await limitWarnings(join(makeFolder({}), 'dist'))).toEqual([]);
});
