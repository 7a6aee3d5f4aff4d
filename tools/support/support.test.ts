import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

it.each([
  ['1 after Ctrl+C', '', 1],
  ['0 if the command sets it', 'process.exitCode = 0;', 0],
])('exits with %s', async (_, onStop, expected) => {
  const command = `
    import { setTimeout } from 'node:timers/promises';
    import { runCommand, stopSignal } from '${import.meta.resolve('../../node/stopping.ts')}';
    await runCommand(async () => {
      process.send('ready');
      await setTimeout(60_000, undefined, { signal: stopSignal }).catch(() => undefined);
      ${onStop}
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([expected, null]);
});
