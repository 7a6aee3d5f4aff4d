import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { binnedFile, listBin } from '../../studio/content/bin.ts';
import { bringBack, history, layOutDay } from '../../studio/publish/history.ts';
import { publish, type PublishOptions } from '../../studio/publish/publish.ts';
import { PUBLISH_WORDS } from '../../studio/words.ts';
import { edit, useOwnContent } from './ownContent.ts';
import type { Step } from '../../studio/publish/types.ts';

const BUSINESS = 'business.yaml';
const HOME = 'pages/home.yaml';
const own = useOwnContent();
const base = fs.mkdtempSync(join(tmpdir(), 'publish-'));
const [template, home] = [join(base, 'template'), join(base, 'home')] as const;

const [project, root] = [join(home, 'project'), join(home, 'project/content')] as const;
const [online, remote] = [join(home, 'online'), join(home, 'remote.git')] as const;
/** Another computer with the same project. */
const other = join(home, 'other');

function git(folder: string, ...values: string[]): string {
  const person = ['-c', 'user.name=Dev', '-c', 'user.email=dev@dev.de'];
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...person, ...values], options).trim();
}

const read = (...names: string[]) => fs.readFileSync(join(...names), 'utf8');
const configure = (text: string) => fs.writeFileSync(join(project, 'publish.yaml'), text);
const nameIn = (folder: string) => (parse(read(folder, BUSINESS)) as { name: string }).name;

beforeAll(() => {
  fs.mkdirSync(root, { recursive: true });
  own.copyTo(root);
  fs.writeFileSync(join(project, '.gitignore'), '.cache/\n.studio/\ndist/\n');
  fs.writeFileSync(join(project, 'code.ts'), 'first');
  configure(`way: folder\nfolder: ${online}\n`);
  git(home, 'init', '--quiet', '--bare', '-b', 'main', remote);
  git(project, 'init', '--quiet', '-b', 'main');
  git(project, 'remote', 'add', 'origin', remote);
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '-m', 'feat: begin');
  fs.renameSync(home, template);
});
afterAll(() => fs.rmSync(base, { recursive: true }));

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  fs.cpSync(template, home, { recursive: true, preserveTimestamps: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true });
});

/** Builds a site that shows only the name of the business. */
function build(): Promise<string> {
  const site = join(project, 'dist');
  fs.mkdirSync(site, { recursive: true });
  fs.writeFileSync(join(site, '.fingerprint'), '');
  fs.writeFileSync(join(site, 'index.html'), nameIn(root));
  return Promise.resolve(site);
}

async function run(options: PublishOptions = {}) {
  const steps: Step[] = [];
  const isOnline = await publish(root, (step) => steps.push(step), { build, ...options });
  const done = steps.filter(({ state }) => state !== 'running');
  return { isOnline, last: steps.at(-1), steps: done.map(({ name, state }) => `${name} ${state}`) };
}

/** Somebody else commits and pushes a change. */
function changeElsewhere(change: () => void): void {
  if (!fs.existsSync(other)) git(home, 'clone', '--quiet', remote, other);
  git(other, 'pull', '--quiet');
  change();
  git(other, 'commit', '--quiet', '--all', '-m', 'content: elsewhere');
  git(other, 'push', '--quiet');
}

const editElsewhere = (field: string, value: string) =>
  changeElsewhere(() => edit(join(other, 'content'), BUSINESS, [field], value));

/** What a failed publication must not change. */
function state() {
  const published = fs.existsSync(online) ? fs.readdirSync(online) : [];
  return {
    here: [git(project, 'rev-parse', 'HEAD'), git(project, 'status', '--porcelain')],
    published: published.map((name) => read(online, name)),
    remote: git(remote, 'for-each-ref'),
    name: nameIn(root),
    folders: fs.readdirSync(home).sort(),
  };
}

describe('publishing to a folder', () => {
  it('checks, builds, commits only the content and puts the site there', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    fs.writeFileSync(join(project, 'code.ts'), 'half done');
    fs.writeFileSync(join(project, 'staged.ts'), 'ready');
    git(project, 'add', 'staged.ts');
    expect(await run()).toMatchObject({
      isOnline: true,
      steps: ['settings done', 'launch done', 'check done', 'build done', 'keep done', 'send done'],
    });
    expect(read(online, 'index.html')).toBe('Neu');
    const commit = git(project, 'show', '--name-only', '--format=%an: %s', 'HEAD');
    expect(commit).toBe('Neu: content: 1 file changed\n\ncontent/business.yaml');
    expect(git(project, 'status', '--porcelain')).toBe('M code.ts\nA  staged.ts');
    const head = git(project, 'rev-parse', 'HEAD');
    expect((await run()).isOnline).toBe(true);
    expect(git(project, 'rev-parse', 'HEAD')).toBe(head);
  });

  it('removes its own old files and no others', async () => {
    fs.mkdirSync(join(project, 'dist/old'), { recursive: true });
    fs.writeFileSync(join(project, 'dist/old/page.html'), '');
    await run();
    const others = ['online/uploads/list', 'online/old/own', 'online.before/it', 'online.next/it'];
    for (const file of others) {
      fs.mkdirSync(join(home, file, '..'), { recursive: true });
      fs.writeFileSync(join(home, file), file);
    }
    fs.rmSync(join(project, 'dist/old'), { recursive: true });
    expect((await run()).last?.words).toBe('The site is online.');
    expect(fs.readdirSync(online).sort()).toEqual(['.fingerprint', 'index.html', 'old', 'uploads']);
    expect(fs.readdirSync(join(online, 'old'))).toEqual(['own']);
    for (const file of others) expect(read(home, file)).toBe(file);
  });

  it.each<[title: string, prepare: () => void, step: string, words: string]>([
    ['nothing is configured', () => configure('# way\n'), 'settings', 'does not say yet'],
    ['the folder is missing', () => configure('way: folder\n'), 'settings', 'folder'],
    [
      'a remote is away',
      () => configure('way: git\nremote: x\n'),
      'fetch',
      '"x" cannot be reached',
    ],
    ['a disk is away', () => configure('way: folder\nfolder: /no/a\n'), 'send', 'Is the disk'],
    ['a command fails', () => configure('way: command\ncommand: exit 3\n'), 'send', ''],
    [
      'a sample is left',
      () => edit(root, BUSINESS, ['email'], 'hello@example.com'),
      'launch',
      'Samples left: 1. ',
    ],
    [
      'the content has a mistake',
      () => edit(root, BUSINESS, ['copyrightYear'], 'soon'),
      'check',
      'Mistakes left: 1. ',
    ],
    [
      'Git cannot commit',
      () => {
        edit(root, BUSINESS, ['name'], 'Neu');
        vi.stubEnv('GIT_AUTHOR_DATE', 'no day');
      },
      'keep',
      PUBLISH_WORDS.keepFailed,
    ],
    [
      'the folder holds other files',
      () => {
        fs.mkdirSync(online);
        fs.writeFileSync(join(online, 'thesis.doc'), 'x');
      },
      'send',
      'holds other files',
    ],
  ])('stops and changes nothing when %s', async (_, prepare, name, words) => {
    prepare();
    const before = state();
    const { isOnline, last } = await run();
    expect(isOnline).toBe(false);
    expect(last).toMatchObject({ name, state: 'failed' });
    expect(last?.words).toContain(words);
    expect(last?.words).not.toMatch(/\n|Error|undefined|\[object/u);
    expect(state()).toEqual(before);
  });

  it('stops and changes nothing when the site cannot be built', async () => {
    const before = state();
    const { last } = await run({ build: () => Promise.reject(new Error('no space left')) });
    expect(last).toMatchObject({
      name: 'build',
      state: 'failed',
      words: PUBLISH_WORDS.buildFailed,
    });
    expect(state()).toEqual(before);
  });

  it('keeps the commit of a developer who works meanwhile', async () => {
    const commit = 'git -c user.name=Dev -c user.email=dev@dev.de commit --allow-empty -m work';
    configure(`way: command\ncommand: ${commit} && test -d "$SITE"\n`);
    edit(root, BUSINESS, ['name'], 'Neu');
    expect((await run()).isOnline).toBe(true);
    expect(git(project, 'log', '-1', '--format=%s')).toBe('work');
    configure('way: command\ncommand: "true"\n');
    expect((await run()).last?.words).toBe('The site is online.');
    expect(git(project, 'log', '-2', '--format=%s')).toBe('content: 1 file changed\nwork');
  });
});

describe('publishing by Git', () => {
  beforeEach(async () => {
    configure('way: git\n');
    expect((await run()).isOnline).toBe(true);
  });

  it('pushes, and brings in what was changed elsewhere', async () => {
    editElsewhere('email', 'neu@ruhe-raum.de');
    edit(root, HOME, ['about', 'label'], 'Wir');
    fs.writeFileSync(join(project, 'code.ts'), 'half done');
    expect(await run()).toMatchObject({ isOnline: true, last: { state: 'done' } });
    expect(read(root, BUSINESS)).toContain('neu@ruhe-raum.de');
    expect(git(remote, 'show', 'main:content/pages/home.yaml')).toContain('label: Wir');
    expect(git(project, 'status', '--porcelain')).toBe('M code.ts\n M publish.yaml');
  });

  it.each(['mine', 'theirs'] as const)(
    'asks which version counts, takes %s and keeps both',
    async (preference) => {
      editElsewhere('name', 'Theirs');
      edit(root, BUSINESS, ['name'], 'Mine');
      const before = state();
      expect((await run()).last).toMatchObject({
        name: 'fetch',
        state: 'failed',
        conflicts: ['content/business.yaml'],
      });
      expect(state()).toEqual(before);
      expect((await run({ preference })).isOnline).toBe(true);
      const name = preference === 'mine' ? 'Mine' : 'Theirs';
      expect(nameIn(root)).toBe(name);
      expect(git(remote, 'show', 'main:content/business.yaml')).toContain(`name: ${name}`);
      const versions: string[] = [];
      for (const { id } of await history(root))
        versions.push(nameIn((await layOutDay(root, id)) ?? ''));
      expect(versions).toEqual(expect.arrayContaining(['Mine', 'Theirs']));
    },
  );

  it('takes the photographs that belong to the other version', async () => {
    changeElsewhere(() => {
      git(other, 'mv', 'content/pages/home/banner.jpg', 'content/pages/home/new.jpg');
      edit(join(other, 'content'), HOME, ['banner', 'picture', 'src'], './home/new.jpg');
    });
    edit(root, HOME, ['banner', 'picture', 'alt'], 'Mine');
    expect((await run({ preference: 'theirs' })).isOnline).toBe(true);
    expect(fs.readdirSync(join(root, 'pages/home'))).toContain('new.jpg');
  });

  it.each<[string, () => void, string]>([
    [
      'a developer works on a file that was changed elsewhere',
      () => {
        changeElsewhere(() => fs.writeFileSync(join(other, 'code.ts'), 'second'));
        fs.writeFileSync(join(project, 'code.ts'), 'half done');
      },
      'fetch',
    ],
    [
      'the remote refuses the push',
      () => {
        const hook = join(remote, 'hooks', 'pre-receive');
        fs.writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
        edit(root, BUSINESS, ['name'], 'Neu');
      },
      'send',
    ],
  ])('stops and changes nothing when %s', async (_, prepare, name) => {
    prepare();
    const before = state();
    expect((await run()).last).toMatchObject({ name, state: 'failed' });
    expect(state()).toEqual(before);
  });
});

describe('earlier versions', () => {
  it('come back without losing the words of today', async () => {
    edit(root, BUSINESS, ['name'], 'Freitag');
    await run();
    const [friday] = await history(root);
    edit(root, BUSINESS, ['name'], 'Samstag');
    await run();
    expect(nameIn((await layOutDay(root, friday?.id ?? '')) ?? '')).toBe('Freitag');
    edit(root, BUSINESS, ['name'], 'Heute');
    expect(await bringBack(root, friday?.id ?? '')).toHaveProperty('saved');
    expect(nameIn(root)).toBe('Freitag');
    const [today] = await history(root);
    expect(nameIn((await layOutDay(root, today?.id ?? '')) ?? '')).toBe('Heute');
    expect(await bringBack(root, '--help')).toBeUndefined();
    expect(await bringBack(root, 'abcdef1234')).toBeUndefined();
  });

  it('remove nothing that Git ignores, and move to the trash what they replace', async () => {
    const [version] = await history(root);
    git(project, 'rm', '--quiet', '--cached', 'content/business.yaml');
    git(project, 'commit', '--quiet', '-m', 'chore: ignore it');
    fs.writeFileSync(join(project, '.gitignore'), '.cache/\n.studio/\n*.log\nbusiness.yaml\n');
    edit(root, BUSINESS, ['name'], 'Heute');
    fs.writeFileSync(join(root, 'customers.log'), 'a year of work');
    expect(await bringBack(root, version?.id ?? '')).toHaveProperty('saved');
    expect(nameIn(root)).toBe('Ruhe & Raum');
    expect(fs.readdirSync(root)).toContain('customers.log');
    const [entry] = listBin(root);
    expect(entry?.files).toEqual([BUSINESS]);
    expect(read(binnedFile(root, entry?.id ?? '', 0))).toContain('Heute');
  });
});
