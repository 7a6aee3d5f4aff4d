import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(resolve('tools/installation.mjs'));
const { platform: os, arch: cpu } = process;
const HERE = { optional: true, os: [os], cpu: [cpu] };

/** Whether the installation counts as complete where the lock file asks for one package more than there is. */
function isInstalledWithout(locked: object): boolean {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'installation-'));
  const there = { 'node_modules/there': { version: '1.0.0', integrity: 'sha512-1' } };
  const write = (name: string, packages: object) =>
    writeFileSync(join(folder.path, name), JSON.stringify({ packages }));
  mkdirSync(join(folder.path, 'node_modules'));
  write('package-lock.json', { '': {}, ...there, 'node_modules/missing': locked });
  write('node_modules/.package-lock.json', there);
  const script = `import { isInstalled } from ${MODULE}; console.log(isInstalled());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  return stdout === 'true\n';
}

it.each([
  ['is for other machines', { ...HERE, os: ['plan9'] }],
  ['is for other processors', { ...HERE, cpu: ['z80'] }],
  ['is for another C library', { ...HERE, libc: ['newlib'] }],
  ['only helps another one that is missing', { optional: true }],
])('does without a package that %s', (_, locked) => {
  expect(isInstalledWithout(locked)).toBe(true);
});

it.each([
  ['everybody needs', {}],
  ['npm left out, as it did not fit the Node it ran on', HERE],
])('misses a package that %s', (_, locked) => {
  expect(isInstalledWithout(locked)).toBe(false);
});
