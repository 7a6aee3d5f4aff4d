import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { history } from './history.ts';

const BUSINESS = 'business.yaml';
const MENU = 'navigation.yaml';

let project: string;
let root: string;

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  project = mkdtempSync(join(tmpdir(), 'history-'));
  root = join(project, 'content');
  mkdirSync(root);
  git('init', '--quiet', '-b', 'main');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

function git(...values: string[]): string {
  const name = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
  return execFileSync('git', ['-C', project, ...name, ...values], { encoding: 'utf8' }).trim();
}

/** Lets everything be kept at an hour of a day. */
function setClock(hour: string): void {
  const date = `2026-11-20T${hour}:00:00+01:00`;
  vi.stubEnv('GIT_AUTHOR_DATE', date).stubEnv('GIT_COMMITTER_DATE', date);
}

function write(file: string, name: string): void {
  writeFileSync(join(root, file), `name: ${name}\n`);
}

/** Keeps a version in which these files have another name. */
function keep(hour: string, name: string, ...files: string[]): void {
  setClock(hour);
  for (const file of files) write(file, name);
  git('add', 'content');
  git('commit', '--quiet', '--message', 'content: a version');
}

/** Puts another branch into this one, with the content as it lies there now. */
function putTogether(hour: string, other: string): void {
  setClock(hour);
  git('add', 'content');
  const parents = ['-p', 'HEAD', '-p', other];
  git(
    'reset',
    '--quiet',
    '--hard',
    git('commit-tree', git('write-tree'), ...parents, '-m', 'both'),
  );
}

/** The hours of all versions, with their files. */
async function told(): Promise<[string, string[]][]> {
  return (await history(root)).map(({ when, files }) => [when.slice(11, 13), files]);
}

it('tells of every version that was kept on a day', async () => {
  keep('09', 'Ruhe', BUSINESS);
  keep('17', 'Ruhe', MENU);
  const when = (await history(root)).map((day) => day.when);
  expect(when).toEqual(['2026-11-20T17:00:00+01:00', '2026-11-20T09:00:00+01:00']);
  expect(await told()).toEqual([
    ['17', [MENU]],
    ['09', [BUSINESS]],
  ]);
});

/** Two computers have changed something since a version they share; they are put together on the first. */
function goApart(theirs: string): void {
  keep('09', 'Ruhe', BUSINESS, MENU);
  git('checkout', '--quiet', '-b', 'elsewhere');
  keep('11', 'Theirs', theirs);
  git('checkout', '--quiet', 'main');
  keep('10', 'Mine', BUSINESS);
}

it.each([
  ['mine, as which it is listed already', 'Mine', []],
  ['theirs', 'Theirs', [['12', [BUSINESS]]]],
] as const)(
  'tells of both sides of a conflict, each once, when what counts is %s',
  async (_, name, both) => {
    goApart(BUSINESS);
    write(BUSINESS, name);
    putTogether('12', 'elsewhere');
    expect(await told()).toEqual([
      ...both,
      ['11', [BUSINESS]],
      ['10', [BUSINESS]],
      ['09', [BUSINESS, MENU]],
    ]);
  },
);

it.each([
  ['here', 'main', 'elsewhere', MENU],
  ['on another computer, from which this one has it', 'elsewhere', 'main', BUSINESS],
])('tells of both sides that were put together %s', async (_, first, other, brought) => {
  goApart(MENU);
  git('checkout', '--quiet', first);
  git('checkout', '--quiet', other, '--', `content/${brought}`);
  putTogether('12', other);
  git('checkout', '--quiet', '-B', 'main');
  expect(await told()).toEqual([
    ['12', [brought]],
    ['11', [MENU]],
    ['10', [BUSINESS]],
    ['09', [BUSINESS, MENU]],
  ]);
});

it('does not tell of what was changed beside the content', async () => {
  keep('09', 'Ruhe', BUSINESS);
  git('checkout', '--quiet', '-b', 'elsewhere');
  git('commit', '--quiet', '--allow-empty', '--message', 'feat: code');
  git('checkout', '--quiet', 'main');
  keep('10', 'Mine', BUSINESS);
  putTogether('12', 'elsewhere');
  expect(await told()).toEqual([
    ['10', [BUSINESS]],
    ['09', [BUSINESS]],
  ]);
});
