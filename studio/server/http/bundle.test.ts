import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { bundle, bundleFingerprint } from './bundle.ts';

it('knows every file in the window, also outside of the studio', async () => {
  const { modules } = await bundle(['app', 'browser/main.tsx']);
  const paths = modules.map((file) => relative(PROJECT_FOLDER, file));
  expect(paths).toContain('studio/browser/main.tsx');
  expect(paths).toContain('src/logic/slugify.ts');
});

it('bundles the window again after a change in one of its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const file = join(folder, 'module.ts');
  writeFileSync(file, 'old');
  const before = await bundleFingerprint([file]);
  expect(await bundleFingerprint([file])).toBe(before);
  writeFileSync(file, 'new');
  expect(await bundleFingerprint([file])).not.toBe(before);
  rmSync(folder, { recursive: true });
});
