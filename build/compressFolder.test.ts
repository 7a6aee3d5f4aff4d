import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { compressFolder } from './compressFolder.ts';

const WORDS = 'Everything has its place. ';
const page = (word: string) => Buffer.from(`<p>${WORDS.repeat(40)}${word}</p>`);
const [BR, GZ] = ['.br', '.gz'];

it('compresses a changed page anew, and takes the others from the cache', async () => {
  const cache = join(makeFolder({}), 'cache');
  const site = makeFolder({ 'index.html': page('one'), 'about.html': page('about') });
  await compressFolder(site, cache);
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(4);

  // A build that finds this in the cache does not compress.
  for (const key of kept) writeFileSync(join(cache, key), 'from the cache');
  const next = makeFolder({ 'index.html': page('two'), 'about.html': page('about') });
  await compressFolder(next, cache);
  const read = (name: string) => readFileSync(join(next, name));
  expect(read(`about.html${BR}`).toString()).toBe('from the cache');
  expect(brotliDecompressSync(read(`index.html${BR}`))).toEqual(page('two'));
  expect(gunzipSync(read(`index.html${GZ}`))).toEqual(page('two'));
});

it('forgets what the site no longer has', async () => {
  const cache = join(makeFolder({}), 'cache');
  await compressFolder(makeFolder({ 'index.html': page('one') }), cache);
  const before = readdirSync(cache);
  await compressFolder(makeFolder({ 'index.html': page('two') }), cache);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache).filter((key) => before.includes(key))).toEqual([]);
});

it('leaves a file alone that does not get smaller', async () => {
  const site = makeFolder({ 'index.html': Buffer.from('x'), 'photo.avif': page('one') });
  await compressFolder(site, join(makeFolder({}), 'cache'));
  await compressFolder(site);
  expect(readdirSync(site).toSorted()).toEqual(['index.html', 'photo.avif']);
});
