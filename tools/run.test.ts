import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A fake npm that creates an empty node_modules. */
const NPM = `require('node:fs').mkdirSync('node_modules', { recursive: true }); console.log('npm ci');`;

it('installs the packages once, again when package-lock.json has changed, and fewer for start and edit', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'project-'));
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  cpSync('tools/run.mjs', join(folder.path, 'tools/run.mjs'));
  write('npm.cjs', NPM);
  for (const name of ['hello', 'start', 'edit'])
    write(`tools/${name}.ts`, `console.log('${name}'); process.exitCode = 3;`);
  const run = (command: string) => {
    const env = { ...process.env, npm_execpath: join(folder.path, 'npm.cjs') };
    const args = [join(folder.path, 'tools/run.mjs'), command];
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status).toBe(3);
    return stdout.trim().split('\n').slice(-2);
  };
  write('package-lock.json', '{}');
  expect(run('hello')).toEqual(['npm ci', 'hello']);
  expect(run('hello')).toEqual(['hello']);
  write('package-lock.json', '{ }');
  expect(run('start')).toEqual(['npm ci', 'start']);
  expect(run('start')).toEqual(['start']);
  expect(run('edit')).toEqual(['edit']);
  expect(run('hello')).toEqual(['npm ci', 'hello']);
  expect(run('start')).toEqual(['start']);
});

it('says in one line that a command does not exist', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'nosuch'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('There is no command "nosuch". README.md lists the commands.\n');
  expect(status).toBe(1);
});
