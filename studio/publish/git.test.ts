import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Repository } from './git.ts';

/** Only ssh leads there, and it does not exist. */
const NOWHERE = 'nobody@nowhere.invalid:site.git';

let project: string;

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  vi.stubEnv('GIT_SSH', undefined).stubEnv('GIT_SSH_COMMAND', undefined);
  project = mkdtempSync(join(tmpdir(), 'git-'));
  mkdirSync(join(project, 'content'));
  execFileSync('git', ['-C', project, 'init', '--quiet']);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

async function open(): Promise<Repository> {
  const repository = await Repository.open(join(project, 'content'));
  if (!repository) throw new Error('no repository');
  return repository;
}

it('gives up silent connections and never asks for a password', async () => {
  const output = await (await open()).run(['-c', 'alias.told=!env', 'told']);
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      'GIT_HTTP_LOW_SPEED_LIMIT=1',
      'GIT_HTTP_LOW_SPEED_TIME=120',
      'GIT_SSH_COMMAND=ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=30 -o ServerAliveCountMax=4',
      'GIT_TERMINAL_PROMPT=0',
      'SSH_ASKPASS=',
      'SSH_ASKPASS_REQUIRE=force',
    ]),
  );
});

it.each<[string, (command: string) => unknown]>([
  [
    'the settings of Git',
    (command) => execFileSync('git', ['-C', project, 'config', 'core.sshCommand', command]),
  ],
  ['GIT_SSH', (command) => vi.stubEnv('GIT_SSH', command)],
  ['GIT_SSH_COMMAND', (command) => vi.stubEnv('GIT_SSH_COMMAND', command)],
])('connects by the command that somebody chose in %s', async (_, choose) => {
  const command = join(project, 'own-ssh');
  const called = join(project, 'called');
  writeFileSync(command, `#!/bin/sh\ntouch '${called}'\nexit 1\n`, { mode: 0o755 });
  choose(command);
  expect(await (await open()).ask('ls-remote', NOWHERE)).toBeUndefined();
  expect(existsSync(called)).toBe(true);
});
