import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { binnedFile, listBin } from '../../studio/content/bin.ts';
import { Repository } from '../../studio/publish/git.ts';
import { bringBack, history, layOutDay } from '../../studio/publish/history.ts';
import { publish, type PublishOptions } from '../../studio/publish/publish.ts';
import { takeOver } from '../../studio/publish/takeOver.ts';
import { ANSWERS } from '../../studio/server/api.ts';
import { PUBLISH_WORDS } from '../../studio/words.ts';
import { edit, useOwnContent } from '../studio/ownContent.ts';
import { whileSaving } from '../studio/whileSaving.ts';
import type { Day, Step } from '../../studio/publish/types.ts';

const BUSINESS = 'business.yaml';
const HOME = 'pages/home.yaml';
const own = useOwnContent();

let home: string;
let project: string;
let root: string;
let online: string;
let remote: string;

function git(folder: string, ...values: string[]): string {
  const person = ['-c', 'user.name=Dev', '-c', 'user.email=dev@dev.de'];
  return execFileSync('git', [...person, ...values], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** A project with content of its own, its history and the place it is sent to. */
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  home = mkdtempSync(join(tmpdir(), 'publish-'));
  [project, online, remote] = ['project', 'online', 'remote.git'].map((name) =>
    join(home, name),
  ) as [string, string, string];
  root = join(project, 'content');
  mkdirSync(root, { recursive: true });
  own.copyTo(root);
  writeFileSync(join(project, '.gitignore'), '.cache/\n.studio/\ndist/\n');
  writeFileSync(join(project, 'code.ts'), 'first');
  settle(`way: folder\nfolder: ${online}\n`);
  git(home, 'init', '--quiet', '--bare', '-b', 'main', remote);
  git(project, 'init', '--quiet', '-b', 'main');
  git(project, 'remote', 'add', 'origin', remote);
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '-m', 'feat: begin');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

function settle(text: string): void {
  writeFileSync(join(project, 'publish.yaml'), text);
}

/** The site as far as it matters here: the name on it. */
function build(): Promise<string> {
  const site = join(project, 'dist');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, '.fingerprint'), '');
  writeFileSync(join(site, 'index.html'), nameIn(root));
  return Promise.resolve(site);
}

function nameIn(folder: string): string {
  return (parse(readFileSync(join(folder, BUSINESS), 'utf8')) as { name: string }).name;
}

async function run(
  options: PublishOptions = {},
): Promise<{ isOnline: boolean; last: Step | undefined; steps: string[] }> {
  const steps: Step[] = [];
  const isOnline = await publish(root, (step) => steps.push(step), { build, ...options });
  const names = steps
    .map(({ name, state }) => `${name} ${state}`)
    .filter((step) => !step.endsWith('running'));
  return { isOnline, last: steps.at(-1), steps: names };
}

/** Somebody else changes a file of the content and sends it. */
function changeElsewhere(path: (string | number)[], value: string, file = BUSINESS): void {
  const other = join(home, 'other');
  if (!existsSync(other)) git(home, 'clone', '--quiet', remote, other);
  git(other, 'pull', '--quiet');
  edit(join(other, 'content'), file, path, value);
  git(other, 'commit', '--quiet', '--all', '-m', 'content: elsewhere');
  git(other, 'push', '--quiet');
}

/** Everything that a failed publication must not touch. */
function state() {
  const refs = [git(project, 'rev-parse', 'HEAD'), git(project, 'status', '--porcelain')];
  const sent = existsSync(online)
    ? readdirSync(online).map((name) => readFileSync(join(online, name), 'utf8'))
    : [];
  return {
    refs,
    sent,
    there: git(remote, 'for-each-ref'),
    name: nameIn(root),
    home: readdirSync(home).sort(),
  };
}

describe('publishing into a folder', () => {
  it('checks, builds, keeps only the content and puts the site there', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    writeFileSync(join(project, 'code.ts'), 'half done');
    writeFileSync(join(project, 'staged.ts'), 'ready');
    git(project, 'add', 'staged.ts');
    expect(await run()).toMatchObject({
      isOnline: true,
      steps: ['settings done', 'launch done', 'check done', 'build done', 'keep done', 'send done'],
    });
    expect(readFileSync(join(online, 'index.html'), 'utf8')).toBe('Neu');
    expect(git(project, 'show', '--name-only', '--format=%s', 'HEAD').split('\n')).toEqual([
      'content: 1 file changed',
      '',
      'content/business.yaml',
    ]);
    expect(git(project, 'status', '--porcelain').split('\n')).toEqual([
      'M code.ts',
      'A  staged.ts',
    ]);
    const head = git(project, 'rev-parse', 'HEAD');
    expect((await run()).isOnline).toBe(true);
    expect(git(project, 'rev-parse', 'HEAD')).toBe(head);
    expect(readdirSync(home).sort()).toEqual(['online', 'project', 'remote.git']);
  });

  it('keeps in the name of the business where Git knows no other, and goes on without any history', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    expect((await run()).isOnline).toBe(true);
    expect(git(project, 'log', '-1', '--format=%an')).toBe('Neu');
    rmSync(join(project, '.git'), { recursive: true });
    expect(await run()).toMatchObject({
      isOnline: true,
      steps: expect.not.arrayContaining(['keep done']) as string[],
      last: { words: `${PUBLISH_WORDS.sendDone} ${PUBLISH_WORDS.sendNeverKept}` },
    });
  });

  it('says that nothing was kept where the content is a link, of which Git would keep only itself', async () => {
    const elsewhere = join(home, 'elsewhere');
    renameSync(root, elsewhere);
    symlinkSync(elsewhere, root, 'junction');
    const head = git(project, 'rev-parse', 'HEAD');
    expect(await run()).toMatchObject({
      isOnline: true,
      steps: expect.not.arrayContaining(['keep done']) as string[],
      last: { words: `${PUBLISH_WORDS.sendDone} ${PUBLISH_WORDS.sendNeverKept}` },
    });
    expect(git(project, 'rev-parse', 'HEAD')).toBe(head);
    expect(await history(root)).toEqual([]);
    settle('way: git\n');
    expect((await run()).last).toMatchObject({ state: 'failed', words: PUBLISH_WORDS.noHistory });
  });

  it('keeps no half of a saving that is under way', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    const saveRest = () => edit(root, HOME, ['about', 'label'], 'Wir');
    expect((await whileSaving(root, run, saveRest)).isOnline).toBe(true);
    expect(git(project, 'log', '-1', '--format=%s')).toBe('content: 2 files changed');
  });

  it('keeps what others have put into the folder or beside it, and nothing else', async () => {
    const old = join(project, 'dist', 'old');
    mkdirSync(old, { recursive: true });
    writeFileSync(join(old, 'page.html'), '');
    await run();
    expect(readdirSync(join(online, 'old'))).toEqual(['page.html']);
    const names = ['online/uploads/list', 'online/old/own', 'online.before/it', 'online.next/it'];
    for (const file of names.map((name) => join(home, name))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, file);
    }
    rmSync(old, { recursive: true });
    expect((await run()).last?.words).toBe('The site is online.');
    expect(readdirSync(online).sort()).toEqual(['.fingerprint', 'index.html', 'old', 'uploads']);
    expect(readdirSync(join(online, 'old'))).toEqual(['own']);
    for (const file of names.map((name) => join(home, name)))
      expect(readFileSync(file, 'utf8')).toBe(file);
  });

  it('lays aside what an earlier version has published, as nobody knows what else is in it', async () => {
    await run();
    writeFileSync(join(online, '.fingerprint'), 'the hash of what it was built from');
    writeFileSync(join(online, 'uploads.txt'), 'a year of work');
    const [, aside = ''] = / is in (\S+) now\.$/u.exec((await run()).last?.words ?? '') ?? [];
    expect(readFileSync(join(aside, 'before', 'uploads.txt'), 'utf8')).toBe('a year of work');
    expect(readdirSync(online).sort()).toEqual(['.fingerprint', 'index.html']);
  });

  it.each<[string, () => void, Partial<Step>]>([
    [
      'nothing is set',
      () => settle('# way: folder\n'),
      { name: 'settings', words: expect.stringContaining('does not say yet') as string },
    ],
    ['the file is missing', () => rmSync(join(project, 'publish.yaml')), { name: 'settings' }],
    [
      'the way is none',
      () => settle('way: ftp\n'),
      {
        name: 'settings',
        words: 'publish.yaml, line 1: way must be one of git, command, folder, but is "ftp".',
      },
    ],
    ['a field is missing', () => settle('way: folder\n'), { name: 'settings' }],
    [
      'a sample is left',
      () => edit(root, BUSINESS, ['email'], 'hello@example.com'),
      { name: 'launch', words: expect.stringMatching(/^Samples left: 1\. /u) as string },
    ],
    [
      'there is a mistake',
      () => edit(root, BUSINESS, ['copyrightYear'], 'soon'),
      { name: 'check', words: expect.stringMatching(/^Mistakes left: 1\. /u) as string },
    ],
    [
      'Git cannot keep the day',
      () => {
        edit(root, BUSINESS, ['name'], 'Neu');
        vi.stubEnv('GIT_AUTHOR_DATE', 'no day');
      },
      {
        name: 'keep',
        words: PUBLISH_WORDS.keepFailed,
        details: expect.stringContaining('git commit-tree') as string,
      },
    ],
    [
      'the folder holds other things',
      () => {
        mkdirSync(online);
        writeFileSync(join(online, 'thesis.doc'), 'x');
      },
      { name: 'send', words: expect.stringContaining('holds other files') as string },
    ],
    [
      'the disk is not connected',
      () => settle(`way: folder\nfolder: ${join('/nowhere', 'site')}\n`),
      { name: 'send', words: expect.stringContaining('Is the disk connected?') as string },
    ],
    [
      'the command fails',
      () => settle('way: command\ncommand: echo no way in; exit 3\n'),
      { name: 'send', details: 'no way in' },
    ],
    [
      'the remote is away',
      () => settle('way: git\nremote: nowhere\n'),
      { name: 'fetch', words: expect.stringContaining('"nowhere" cannot be reached') as string },
    ],
    [
      'the remote looks like an option',
      () => settle('way: git\nremote: --upload-pack=x\n'),
      { name: 'settings' },
    ],
  ])('stops and leaves everything as it was when %s', async (_, prepare, step) => {
    prepare();
    const before = state();
    const { isOnline, last } = await run();
    expect(isOnline).toBe(false);
    expect(last).toMatchObject({ state: 'failed', ...step });
    expect(last?.words).not.toMatch(/\n|Error|undefined|\[object/u);
    expect(state()).toEqual(before);
  });

  it('stops when the site cannot be built', async () => {
    const before = state();
    const details = 'Error: no space left on the disk\n    at build';
    const broken = () => Promise.reject(new Error(details));
    expect((await run({ build: broken })).last).toEqual({
      name: 'build',
      state: 'failed',
      words: PUBLISH_WORDS.buildFailed,
      details,
    });
    expect(state()).toEqual(before);
  });
});

describe('publishing by a command', () => {
  it.each([
    ['commits', 'true', /^The site is online\. .* when you publish next\.$/u],
    ['goes to another branch', 'git checkout --quiet -b other', /^The site is online\.$/u],
  ])('loses nothing of a developer who %s meanwhile', async (_, before, words) => {
    const commit = `git -c user.name=Dev -c user.email=dev@dev.de commit --allow-empty -m "an hour"`;
    settle(`way: command\ncommand: ${before} && ${commit}\n`);
    edit(root, BUSINESS, ['name'], 'Neu');
    expect((await run()).last).toMatchObject({
      state: 'done',
      words: expect.stringMatching(words) as string,
    });
    expect(git(project, 'log', '-1', '--format=%s')).toBe('an hour');
    settle('way: command\ncommand: "true"\n');
    expect((await run()).last?.words).toBe('The site is online.');
    const subjects = git(project, 'log', '-2', '--format=%s').split('\n');
    expect(subjects).toEqual(['content: 1 file changed', 'an hour']);
  });

  it('tells it where the site is', async () => {
    settle(`way: command\ncommand: cp -r "$SITE" "${online}"\n`);
    expect((await run()).isOnline).toBe(true);
    expect(readFileSync(join(online, 'index.html'), 'utf8')).toBe('Ruhe & Raum');
  });
});

describe('publishing by Git', () => {
  beforeEach(() => settle('way: git\n'));

  it('sends to an empty place and goes on from there', async () => {
    expect((await run()).isOnline).toBe(true);
    edit(root, BUSINESS, ['name'], 'Neu');
    expect((await run()).isOnline).toBe(true);
    expect(git(remote, 'show', 'main:content/business.yaml')).toContain('name: Neu');
  });

  it('brings in what was changed elsewhere', async () => {
    await run();
    changeElsewhere(['email'], 'neu@ruhe-raum.de');
    edit(root, HOME, ['about', 'label'], 'Wir');
    writeFileSync(join(project, 'code.ts'), 'half done');
    expect(await run()).toMatchObject({ isOnline: true, last: { state: 'done' } });
    expect(readFileSync(join(root, BUSINESS), 'utf8')).toContain('neu@ruhe-raum.de');
    expect(git(remote, 'show', 'main:content/pages/home.yaml')).toContain('label: Wir');
    expect(git(project, 'status', '--porcelain')).toBe('M code.ts\n M publish.yaml');
    changeElsewhere(['email'], 'noch@ruhe-raum.de');
    expect((await run()).isOnline).toBe(true);
    expect(readFileSync(join(root, BUSINESS), 'utf8')).toContain('noch@ruhe-raum.de');
  });

  it.each(['mine', 'theirs'] as const)(
    'asks which version counts and takes %s',
    async (preference) => {
      await run();
      changeElsewhere(['name'], 'Theirs');
      edit(root, BUSINESS, ['name'], 'Mine');
      const before = state();
      expect((await run()).last).toMatchObject({
        name: 'fetch',
        state: 'failed',
        conflicts: ['content/business.yaml'],
        words: expect.stringContaining('both versions are kept') as string,
      });
      expect(state()).toEqual(before);
      expect((await run({ preference })).isOnline).toBe(true);
      const name = preference === 'mine' ? 'Mine' : 'Theirs';
      expect(nameIn(root)).toBe(name);
      expect(git(remote, 'show', 'main:content/business.yaml')).toContain(`name: ${name}`);
      for (const version of ['Mine', 'Theirs'])
        expect(
          git(project, 'log', '-S', `name: ${version}`, '--format=%h', '-m', '--', 'content'),
        ).not.toBe('');
      const listed: string[] = [];
      for (const { id } of await history(root))
        listed.push(nameIn((await layOutDay(root, id)) ?? ''));
      expect(listed).toEqual(expect.arrayContaining(['Mine', 'Theirs']));
    },
  );

  it('brings in nothing that a saving under way would write over', async () => {
    await run();
    changeElsewhere(['name'], 'Theirs');
    const save = () => edit(root, BUSINESS, ['name'], 'Mine');
    expect((await whileSaving(root, run, save)).last).toMatchObject({
      name: 'fetch',
      conflicts: ['content/business.yaml'],
    });
    expect(nameIn(root)).toBe('Mine');
  });

  it.each(['mine', 'theirs'] as const)(
    'takes the photographs that belong to the version of %s',
    async (preference) => {
      await run();
      const other = join(home, 'other');
      git(home, 'clone', '--quiet', remote, other);
      git(other, 'mv', 'content/pages/home/banner.jpg', 'content/pages/home/new.jpg');
      edit(join(other, 'content'), HOME, ['banner', 'picture', 'src'], './home/new.jpg');
      git(other, 'commit', '--quiet', '--all', '-m', 'content: another banner');
      git(other, 'push', '--quiet');
      edit(root, HOME, ['banner', 'picture', 'alt'], 'Mine');
      expect((await run({ preference })).isOnline).toBe(true);
      const photo = preference === 'mine' ? 'banner.jpg' : 'new.jpg';
      expect(readdirSync(join(root, 'pages/home'))).toContain(photo);
    },
  );

  it('leaves alone what somebody works on', async () => {
    await run();
    const other = join(home, 'other');
    git(home, 'clone', '--quiet', remote, other);
    writeFileSync(join(other, 'code.ts'), 'second');
    git(other, 'commit', '--quiet', '--all', '-m', 'feat: second');
    git(other, 'push', '--quiet');
    writeFileSync(join(project, 'code.ts'), 'half done');
    const before = state();
    expect((await run()).last).toMatchObject({ name: 'fetch', state: 'failed' });
    expect(state()).toEqual(before);
  });

  it('takes over nothing where a developer has committed meanwhile, in a worktree as well', async () => {
    const tree = join(home, 'tree');
    git(project, 'worktree', 'add', '--quiet', tree);
    git(tree, 'commit', '--quiet', '--allow-empty', '-m', 'content: elsewhere');
    const repository = await Repository.open(join(tree, 'content'));
    const mine = await repository?.commitContent();
    edit(join(tree, 'content'), BUSINESS, ['name'], 'Neu');
    const both = await repository?.commitContent();
    git(tree, 'checkout', '--quiet', 'content');
    if (!repository || !mine || !both) throw new Error('There is no history.');
    git(tree, 'commit', '--quiet', '--allow-empty', '-m', 'feat: an hour of work');
    await expect(takeOver(repository, mine, both.id)).rejects.toThrow('worked on here');
    expect(git(tree, 'log', '-1', '--format=%s')).toBe('feat: an hour of work');
    expect(git(tree, 'status', '--porcelain')).toBe('');
    await takeOver(repository, await repository.commitContent(), both.id);
    expect(nameIn(join(tree, 'content'))).toBe('Neu');
  });

  it('says so when the connection breaks off before everything is here', async () => {
    await run();
    changeElsewhere(['name'], 'Theirs');
    const ssh = join(home, 'ssh-once');
    const once = `[ "$1" = -G ] || [ -e '${ssh}.used' ] && exit 1\ntouch '${ssh}.used'\nshift\n`;
    writeFileSync(ssh, `#!/bin/sh\n${once}exec sh -c "$*"\n`, { mode: 0o755 });
    git(project, 'config', 'core.sshCommand', ssh);
    git(project, 'remote', 'set-url', 'origin', `nobody@nowhere.invalid:${remote}`);
    const { last } = await run();
    expect(existsSync(`${ssh}.used`)).toBe(true);
    expect(last).toMatchObject({
      name: 'fetch',
      state: 'failed',
      words: expect.stringContaining('"origin" cannot be reached') as string,
    });
    expect(nameIn(root)).toBe('Ruhe & Raum');
  });

  it('says so when sending fails, and keeps nothing half done', async () => {
    await run();
    writeFileSync(join(remote, 'hooks', 'pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    edit(root, BUSINESS, ['name'], 'Neu');
    const before = state();
    expect((await run()).last).toMatchObject({ name: 'send', state: 'failed' });
    expect(state()).toEqual(before);
  });
});

describe('the history', () => {
  it('tells the days, shows one and brings it back without losing today', async () => {
    vi.stubEnv('GIT_AUTHOR_DATE', '2026-11-20T10:00:00+01:00');
    edit(root, BUSINESS, ['name'], 'Freitag');
    await run();
    vi.stubEnv('GIT_AUTHOR_DATE', '2026-11-21T10:00:00+01:00');
    edit(root, BUSINESS, ['name'], 'Samstag');
    await run();
    vi.stubEnv('GIT_AUTHOR_DATE', undefined);
    const friday = (await history(root)).find(({ when }) => when.startsWith('2026-11-20'));
    expect(friday).toMatchObject({ when: '2026-11-20T10:00:00+01:00', files: [BUSINESS] });
    expect(nameIn((await layOutDay(root, friday?.id ?? '')) ?? '')).toBe('Freitag');
    edit(root, BUSINESS, ['name'], 'Heute');
    expect(await bringBack(root, friday?.id ?? '')).toHaveProperty('saved');
    expect(nameIn(root)).toBe('Freitag');
    const [today] = await history(root);
    expect(nameIn((await layOutDay(root, today?.id ?? '')) ?? '')).toBe('Heute');
    const pageDraft = 'preview';
    const studio = { root, page: { hasRead: () => Promise.resolve(true) }, pageDraft };
    const ask = (path: string, { id = '' }: Partial<Day> = {}) =>
      ANSWERS[path]?.(studio, {
        query: new URLSearchParams({ id }),
        body: Buffer.of(),
        tell: () => true,
      });
    // Neither minds the other.
    await Promise.all([ask('POST /api/bring-back', today), ask('POST /api/look', friday)]);
    expect(nameIn(root)).toBe('Heute');
    expect(nameIn(join(project, '.cache/studio', pageDraft))).toBe('Freitag');
    expect(await bringBack(root, '--help')).toBeUndefined();
    expect(await bringBack(root, 'abcdef1234')).toBeUndefined();
  });

  it('removes nothing that Git leaves out, and puts into the bin what takes its place', async () => {
    const [day] = await history(root);
    git(project, 'rm', '--quiet', '--cached', 'content/business.yaml');
    git(project, 'commit', '--quiet', '-m', 'chore: leave it out');
    writeFileSync(join(project, '.gitignore'), '.cache/\n.studio/\n*.log\nbusiness.yaml\n');
    edit(root, BUSINESS, ['name'], 'Heute');
    writeFileSync(join(root, 'customers.log'), 'a year of work');
    expect(await bringBack(root, day?.id ?? '')).toHaveProperty('saved');
    expect(nameIn(root)).toBe('Ruhe & Raum');
    expect(readFileSync(join(root, 'customers.log'), 'utf8')).toBe('a year of work');
    const [entry] = listBin(root);
    expect(entry?.files).toEqual([BUSINESS]);
    expect(readFileSync(binnedFile(root, entry?.id ?? '', 0), 'utf8')).toContain('Heute');
  });
});
