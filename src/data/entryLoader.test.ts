import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { MutableDataStore } from '../../node_modules/astro/dist/content/mutable-data-store.js';
import { forgetPictures } from './entryLoader.ts';

const LOGO = '__ASTRO_IMAGE_./logo.svg';

it('the preview no longer asks for a logo that the business had', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'entries-'));
  const file = join(folder.path, 'pictures.mjs');
  const data = new MutableDataStore();
  await data.writeAssetImports(pathToFileURL(file));
  const store = forgetPictures(data.scopedStore('business'));
  const business = { id: 'business', filePath: 'business.yaml' };
  store.set({ ...business, digest: '1', data: { logo: LOGO } });
  await data.waitUntilSaveComplete();
  expect(readFileSync(file, 'utf8')).toContain('logo.svg');
  store.set({ ...business, digest: '2', data: {} });
  await data.waitUntilSaveComplete();
  expect(readFileSync(file, 'utf8')).not.toContain('logo.svg');
  expect(store.get('business')).toMatchObject({ digest: '2' });
});
