import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { history } from './history.ts';

it('tells of every version that was kept on a day', async () => {
  const project = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const root = join(project, 'content');
  mkdirSync(root);
  const git = (...values: string[]) => execFileSync('git', ['-C', project, ...values]);
  git('init', '--quiet');
  for (const [hour, file] of [
    ['09', 'business.yaml'],
    ['17', 'navigation.yaml'],
  ] as const) {
    writeFileSync(join(root, file), 'name: Ruhe\n');
    git('add', 'content');
    const name = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
    const date = `2026-11-20T${hour}:00:00+01:00`;
    git(...name, 'commit', '--quiet', '--message', 'content: a version', '--date', date);
  }
  const told = (await history(root)).map(({ when, files }) => [when, files]);
  expect(told).toEqual([
    ['2026-11-20T17:00:00+01:00', ['navigation.yaml']],
    ['2026-11-20T09:00:00+01:00', ['business.yaml']],
  ]);
});
