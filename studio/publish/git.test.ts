import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Repository } from './git.ts';

/** An address to which only ssh leads, and which is nowhere. */
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
  if (!repository) throw new Error('There is no history.');
  return repository;
}

it('keeps the content of a project to which a link leads', async () => {
  writeFileSync(join(project, 'content', 'business.yaml'), 'name: Ruhe\n');
  const link = `${project}-link`;
  symlinkSync(project, link, 'junction');
  onTestFinished(() => rmSync(link));
  const repository = await Repository.open(join(link, 'content'));
  const { id = '' } = (await repository?.commitContent()) ?? {};
  const names = await repository?.run(['ls-tree', '-r', '--name-only', id]);
  expect(names).toBe('content/business.yaml');
});

describe('the connection to where the site is sent', () => {
  it('is given up when it is silent for minutes, and never asks for a password', async () => {
    const repository = await open();
    const told = (await repository.run(['-c', 'alias.told=!env', 'told'])).split('\n');
    expect(told).toEqual(
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
  ])('goes by the command that a person has chosen in %s', async (_, choose) => {
    const command = join(project, 'own-ssh');
    const called = join(project, 'called');
    writeFileSync(command, `#!/bin/sh\ntouch '${called}'\nexit 1\n`, { mode: 0o755 });
    choose(command);
    const repository = await open();
    expect(await repository.ask('ls-remote', NOWHERE)).toBeUndefined();
    expect(existsSync(called)).toBe(true);
  });
});
