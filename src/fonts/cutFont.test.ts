import { randomInt } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cutFont } from './cutFont.ts';
import { FAMILJEN } from './typefaces.ts';

const TRUETYPE = '00010000';

it('cuts a font once for all who ask at the same time', async () => {
  const name = `${FAMILJEN.name}/files/${FAMILJEN.file.replace('SET', 'latin')}`;
  const path = createRequire(import.meta.url).resolve(name);
  // In a weight that nobody has asked for.
  const weight = `400 ${500 + randomInt(1e9) / 1e8}`;
  const asked = Array.from({ length: 3 }, () => cutFont(path, [0x41], weight, 'sfnt'));
  const [file = '', ...others] = await Promise.all(asked);
  expect(others).toEqual([file, file]);
  expect((await readFile(file)).subarray(0, 4).toString('hex')).toBe(TRUETYPE);
  await rm(file);
});
