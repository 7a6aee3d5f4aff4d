import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../../node/siteBuild.ts';

it('rebuilds the site only after a change of its sources', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'project-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  };
  write('src/pages/index.astro', '<p>');
  const seen = new Set<string>();
  const expectChanges = async (count: number) => {
    seen.add(await fingerprint(folder.path, 'content'));
    expect(seen.size).toBe(count);
  };
  await expectChanges(1);
  for (const name of ['bench/pages.ts', 'src/logic/crop.test.ts']) write(name, 'changed');
  await expectChanges(1);
  const sources = ['content/a.yaml', 'public/.well-known/a.txt', 'package-lock.json'];
  for (const [index, name] of sources.entries()) {
    write(name, 'changed');
    await expectChanges(index + 2);
  }
  rmSync(join(folder.path, 'src/pages/index.astro'));
  await expectChanges(5);
});
