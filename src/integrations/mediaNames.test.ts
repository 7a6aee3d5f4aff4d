import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaNamesPlugin, pathOnDisk } from './mediaNames.ts';
import type { Rolldown } from 'vite';

const ON_A_MAC = 'Ku\u0308che.jpg';
const TYPED = 'Küche.jpg';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('pathOnDisk', () => {
  it('finds a file whose accents are written otherwise', async () => {
    await writeFile(join(folder, ON_A_MAC), '');
    expect(pathOnDisk(join(folder, TYPED))).toBe(join(folder, ON_A_MAC));
  });

  it('leaves alone what is not there', () => {
    expect(pathOnDisk(join(folder, 'none', TYPED))).toBe(join(folder, 'none', TYPED));
    expect(pathOnDisk(join(folder, TYPED))).toBe(join(folder, TYPED));
  });
});

/** Names under which files are published that have these names, and contents of their own. */
async function published(names: readonly string[]): Promise<string[]> {
  await writeFile(join(folder, 'page.js'), 'export default 1;');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      mediaNamesPlugin(pathToFileURL(`${folder}/`)),
      {
        name: 'files',
        buildStart() {
          for (const name of names) this.emitFile({ type: 'asset', name, source: name });
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.js') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName);
}

describe('the published name of a picture or video', () => {
  it('has small letters, digits and hyphens only', async () => {
    const names = await published([
      `1. ${ON_A_MAC}`,
      'Möbel Tour.mp4',
      '客厅.png',
      'Style Guide.css',
    ]);
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/1-kuche-[\w-]{8}\.jpg$/u),
        expect.stringMatching(/\/mobel-tour-[\w-]{8}\.mp4$/u),
        expect.stringMatching(/\/file-[\w-]{8}\.png$/u),
        expect.stringMatching(/\/Style Guide-[\w-]{8}\.css$/u),
      ]),
    );
  });

  it('is its own where two become the same', async () => {
    const names = await published(['Küche.jpg', 'kuche.jpg', 'KUCHE.jpg']);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  });
});
