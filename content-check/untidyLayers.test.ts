import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkUntidyLayers } from './untidyLayers.ts';

const HOME = 'tests/fixtures/tidy-touch/pages/home';
const PHOTOGRAPH = readFileSync(`${HOME}/banner.jpg`);
const LAYER = JSON.parse(readFileSync(`${HOME}/banner.untidy.json`, 'utf8')) as object;
const FILE = 'pages/home/banner.untidy.json';

function check(layer: string, photograph?: Buffer) {
  const picture = photograph ? { 'pages/home/banner.jpg': photograph } : {};
  return checkUntidyLayers(new ContentFolder(makeFolder({ [FILE]: layer, ...picture })));
}

it('accepts the layer of the photograph beside it, and counts it as used', async () => {
  const folder = new ContentFolder(
    makeFolder({ [FILE]: JSON.stringify(LAYER), 'pages/home/banner.jpg': PHOTOGRAPH }),
  );
  expect(await checkUntidyLayers(folder)).toEqual([]);
  expect(folder.unused()).toEqual(['pages/home/banner.jpg']);
});

it('advises to delete the layer of a photograph that was replaced', async () => {
  const message = 'belongs to another photograph, so it is not shown. Delete it.';
  const advice = [{ file: FILE, message, isAdvice: true }];
  const other = readFileSync(`${HOME}/materials.jpg`);
  expect(await check(JSON.stringify(LAYER), other)).toEqual(advice);
  expect(await check(JSON.stringify(LAYER))).toEqual(advice);
});

it.each([
  ['JSON', '{'],
  ['region', JSON.stringify({ ...LAYER, region: [0, 0] })],
  ['pieces', JSON.stringify({ ...LAYER, pieces: [] })],
  ['sprite', JSON.stringify({ ...LAYER, sprite: PHOTOGRAPH.subarray(0, 90).toString('base64') })],
])('names what is wrong in a layer: %s', async (place, layer) => {
  expect(await check(layer, PHOTOGRAPH)).toEqual([
    { file: FILE, message: `is damaged at ${place}. Make it again, or delete it.` },
  ]);
});
