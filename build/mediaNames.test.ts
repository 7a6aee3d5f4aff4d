import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathOnDisk, publishedName } from './mediaNames.ts';

const ON_A_MAC = 'Ku\u0308che.jpg';
const TYPED = 'Küche.jpg';

// macOS itself finds the file by both names.
it.skipIf(process.platform === 'darwin')('finds a picture with decomposed accents', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'media-'));
  expect(pathOnDisk(join(folder.path, TYPED))).toBe(join(folder.path, TYPED));
  await writeFile(join(folder.path, ON_A_MAC), '');
  expect(pathOnDisk(join(folder.path, TYPED))).toBe(join(folder.path, ON_A_MAC));
});

it.each([
  [`1. ${ON_A_MAC}`, '1-kuche'],
  ['Möbel Tour.mp4', 'mobel-tour'],
  ['Łódź, GROSSE Straße_2.png', 'lodz-grosse-strasse-2'],
  ['客厅.png', 'file'],
  ['Style Guide.css', '[name]'],
])('publishes %s as %s', (name, published) => {
  expect(publishedName({ names: [name] })).toBe(`_astro/${published}.[hash][extname]`);
});
