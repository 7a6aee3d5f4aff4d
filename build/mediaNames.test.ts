import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaNames, pathOnDisk, publishedName } from './mediaNames.ts';

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

it('finds the file itself, not another one of its folder', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'media-'));
  await writeFile(join(folder.path, 'other.jpg'), '');
  await writeFile(join(folder.path, TYPED), '');
  expect(pathOnDisk(join(folder.path, TYPED))).toBe(join(folder.path, TYPED));
  expect(pathOnDisk(join(folder.path, 'lost.jpg'))).toBe(join(folder.path, 'lost.jpg'));
  expect(pathOnDisk(join(folder.path, 'none', TYPED))).toBe(join(folder.path, 'none', TYPED));
});

describe.skipIf(process.platform === 'darwin')('a picture of a content file', () => {
  /** What Vite resolves instead of the picture; null if the picture is as it is written. */
  async function resolve(written: string, query: string) {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'media-'));
    await writeFile(join(folder.path, ON_A_MAC), '');
    await writeFile(join(folder.path, 'plain.jpg'), '');
    const plugin = mediaNames() as unknown as {
      configResolved: (config: { root: string }) => void;
      resolveId: {
        filter: { id: RegExp };
        handler: (this: object, ...args: unknown[]) => unknown;
      };
    };
    plugin.configResolved({ root: folder.path });
    const id = `${written}?${query}`;
    const context = { resolve: (...args: unknown[]) => args };
    const { filter, handler } = plugin.resolveId;
    return {
      isMine: filter.id.test(id),
      request: handler.call(context, id, 'importer.ts', { custom: 1 }),
    };
  }
  const QUERY = 'astroContentImageFlag&importer=gallery.yaml';

  it('is found under its decomposed name', async () => {
    expect(await resolve(`./${TYPED}`, QUERY)).toEqual({
      isMine: true,
      request: [`./${ON_A_MAC}?${QUERY}`, 'importer.ts', { custom: 1, skipSelf: true }],
    });
  });

  it.each([
    ['./plain.jpg', QUERY],
    [TYPED, QUERY],
    [`./${TYPED}`, 'astroContentImageFlag'],
  ])('is left alone as %s?%s', async (written, query) => {
    expect((await resolve(written, query)).request).toBeNull();
  });

  it('is not mistaken for another file', async () => {
    expect((await resolve('./plain.jpg', 'url')).isMine).toBe(false);
  });
});
