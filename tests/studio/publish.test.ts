import fs from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentVersion } from '../../node/contentVersion.ts';
import { publish } from '../../studio/server/publish/publish.ts';
import { createPublications } from '../../studio/server/publish/publications.ts';
import { PublishError } from '../../studio/server/publish/publishError.ts';
import * as sizes from '../../studio/server/publish/sizeWarnings.ts';
import { listVersions, versionFolder } from '../../studio/server/publish/versions.ts';
import { PUBLISH_WORDS } from '../../studio/server/words.ts';
import { edit } from '../support/contentFolder.ts';
import type { Step } from '../../studio/shared/steps.ts';
import { BUSINESS, git, HOME, useProject } from './project.ts';

/** Git takes its time. */
const WAIT = { timeout: 20_000 };

const { project, root, home, online, remote, other, ...own } = useProject();
const { read, configure, nameIn, build, studio, run, editElsewhere, state } = own;

describe('publishing to a folder', () => {
  it('checks, keeps, builds and copies the site', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    const before = git(project, 'rev-parse', 'HEAD');
    expect(await run()).toMatchObject({
      isOnline: true,
      steps: [
        ...['settings done', 'check done', 'launch done', 'keep done'],
        ...['build done', 'send done', 'online done'],
      ],
      last: { message: 'The site is online.', address: 'https://ruhe-raum.de' },
    });
    expect(git(project, 'rev-parse', 'HEAD')).toBe(before);
    const page = join(online, 'index.html');
    fs.rmSync(page);
    await run();
    expect(read(page)).toBe('Neu');
  });

  it('publishes what was checked, also if something is saved during the build', async () => {
    await run({
      build: async (content, ...others) => {
        edit(root, BUSINESS, ['name'], 'Later');
        return build(content, ...others);
      },
    });
    expect(read(online, 'index.html')).toBe('Ruhe & Raum');
    const [{ id } = { id: '' }] = listVersions(root);
    expect(nameIn(versionFolder(root, id) ?? '')).toBe('Ruhe & Raum');
    expect(nameIn(root)).toBe('Later');
  });

  const way = (settings: string) => () => configure(`way: ${settings}\n`);
  const set = (field: string, value: string) => () => edit(root, BUSINESS, [field], value);

  it.each<[title: string, prepare: () => void, step: string, words: string]>([
    ['nothing is set up', () => configure('# way\n'), 'settings', 'not set up yet'],
    ['a remote is away', way('git\nremote: x'), 'fetch', '"x" cannot be reached'],
    ['a disk is away', way('folder\nfolder: /no/a'), 'send', 'The folder /no does not exist.'],
    ['a sample is left', set('email', 'hello@example.com'), 'launch', 'Samples left: 1. '],
    ['the content has a problem', set('copyrightYear', 'soon'), 'check', 'Problems left: 1. '],
    ['the folder holds other files', way(`folder\nfolder: ${project}`), 'send', 'other files'],
  ])('stops and changes nothing when %s', async (_, prepare, name, words) => {
    prepare();
    const before = state();
    const { isOnline, last } = await run();
    expect(isOnline).toBe(false);
    expect(last).toMatchObject({ name, state: 'failed' });
    expect(last?.message).toContain(words);
    expect(last?.message).not.toMatch(/\n|Error|undefined|\[object/u);
    expect(state()).toEqual(before);
  });

  it('stops and keeps no version when the site cannot be built', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    const before = state();
    const { last } = await run({ build: () => Promise.reject(new Error('no space left')) });
    const message = PUBLISH_WORDS.buildFailed;
    expect(last).toEqual({ name: 'build', state: 'failed', message, details: 'no space left' });
    expect(state()).toEqual(before);
  });
});

it('leaves a photograph that no words name where it is, and out of the version', async () => {
  const unnamed = 'galleries/organizing/unnamed.jpg';
  fs.copyFileSync(join(root, 'pages/home/banner.jpg'), join(root, unnamed));
  for (const settings of [`way: folder\nfolder: ${online}\n`, 'way: git\n']) {
    configure(settings);
    expect(await run()).toMatchObject({ isOnline: true });
    expect(fs.existsSync(join(root, unnamed))).toBe(true);
  }
  expect(fs.existsSync(join(project, '.studio/trash'))).toBe(false);
  const [{ id } = { id: '' }] = listVersions(root);
  expect(fs.existsSync(join(versionFolder(root, id) ?? '', unnamed))).toBe(false);
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('unnamed');
});

it('speaks of the folder if the address does not show what was copied', async () => {
  const untilOnline = () => Promise.reject(new PublishError(PUBLISH_WORDS.onlineFailed));
  const { last } = await run({ untilOnline });
  expect(last).toMatchObject({ state: 'failed', message: PUBLISH_WORDS.folderNotOnline });
});

it('tells which limits of the host are near before it sends', async () => {
  const warning = 'The site has 19,000 files; Cloudflare takes 20,000.';
  const warn = vi.spyOn(sizes, 'sizeWarnings').mockResolvedValue([warning]);
  const steps: Step[] = [];
  const toldAtSending: Step['warnings'][] = [];
  const onStep = () => {
    const [last, before] = steps.toReversed();
    if (last?.name === 'send' && last.state === 'running') toldAtSending.push(before?.warnings);
  };
  await publish(studio, steps, { build, untilOnline: () => Promise.resolve(), onStep });
  warn.mockRestore();
  expect(toldAtSending[0]).toEqual([warning]);
});

it('joins a publication that is running', async () => {
  const untilOnline = () => Promise.resolve();
  const { start, steps } = createPublications(studio, { build, untilOnline });
  start();
  const running = steps();
  start();
  expect(steps()).toBe(running);
  const last = { message: 'The site is online.' };
  await vi.waitFor(() => expect(running.at(-1)).toMatchObject(last), WAIT);
});

describe('publishing by Git', () => {
  beforeEach(() => configure('way: git\n'));

  it('refuses an address with a password, and never shows it', async () => {
    configure('way: git\nremote: https://anna:hunter2@git.example.com/site.git\n');
    const { last } = await run();
    expect(last).toMatchObject({ name: 'settings', message: PUBLISH_WORDS.gitPassword });
    expect(JSON.stringify(last)).not.toContain('hunter2');
  });

  it('runs no program of an address, whatever the settings of Git allow', async () => {
    const touched = join(home, 'touched');
    git(project, 'config', 'protocol.allow', 'always');
    git(project, 'remote', 'add', 'evil', `ext::touch ${touched}`);
    configure('way: git\nremote: evil\n');
    expect((await run()).last).toMatchObject({ name: 'fetch', state: 'failed' });
    expect(fs.existsSync(touched)).toBe(false);
  });

  it('commits only the content and pushes it, and merges changes from elsewhere', async () => {
    edit(root, HOME, ['sections', 3, 'label'], 'Wir');
    fs.writeFileSync(join(project, 'code.ts'), 'half done');
    fs.writeFileSync(join(project, 'staged.ts'), 'ready');
    git(project, 'add', 'staged.ts');
    fs.writeFileSync(join(root, 'pages/home-PC.yaml'), 'a copy');
    expect(await run()).toMatchObject({ isOnline: true, last: { state: 'done' } });
    const commit = git(project, 'show', '--name-only', '--format=%an: %s', 'HEAD');
    expect(commit).toBe('Ruhe & Raum: content: publish\n\ncontent/pages/home.yaml');
    editElsewhere('email', 'neu@ruhe-raum.de');
    edit(root, HOME, ['sections', 4, 'name'], 'C. D.');
    expect(await run()).toMatchObject({ isOnline: true, last: { state: 'done' } });
    expect(read(root, BUSINESS)).toContain('neu@ruhe-raum.de');
    const pushed = git(remote, 'show', 'main:content/pages/home.yaml');
    for (const words of ['label: Wir', 'name: C. D.']) expect(pushed).toContain(words);
    expect(git(project, 'status', '--porcelain')).toBe(
      'M code.ts\n M publish.yaml\nA  staged.ts\n?? content/pages/home-PC.yaml',
    );
  });

  it('publishes again while the host does not show the last version yet', async () => {
    const online = Promise.withResolvers<undefined>();
    const { start, steps } = createPublications(studio, {
      build,
      untilOnline: () => online.promise,
    });
    const expectLast = (state: string) =>
      vi.waitFor(() => expect(steps().at(-1)).toMatchObject({ name: 'online', state }), WAIT);
    start();
    await expectLast('running');
    const first = steps();
    edit(root, BUSINESS, ['name'], 'Neu');
    start();
    await expectLast('running');
    expect(steps()).not.toBe(first);
    online.resolve(undefined);
    await expectLast('done');
    expect(git(remote, 'show', 'main:content/business.yaml')).toContain('name: Neu');
  });

  it('stops and changes nothing when the same words were changed elsewhere', async () => {
    editElsewhere('name', 'Theirs');
    edit(root, BUSINESS, ['name'], 'Mine');
    const before = state();
    const last = { name: 'fetch', state: 'failed', message: PUBLISH_WORDS.conflict };
    expect((await run()).last).toMatchObject(last);
    expect({ ...state(), here: [] }).toEqual({ ...before, here: [] });
    expect(nameIn(root)).toBe('Mine');
  });

  it('says that the site is online only when the host shows it', async () => {
    edit(root, BUSINESS, ['name'], 'Neu');
    fs.appendFileSync(join(root, BUSINESS), '# From Windows\r\n');
    const late = new PublishError(PUBLISH_WORDS.onlineFailed);
    const shown = vi.fn<() => Promise<void>>().mockRejectedValueOnce(late).mockResolvedValue();
    const last = { name: 'online', state: 'failed', message: PUBLISH_WORDS.onlineFailed };
    expect(await run({ untilOnline: shown })).toMatchObject({ isOnline: false, last });
    // The host has it: it stays an earlier version.
    expect(git(remote, 'rev-parse', 'main')).toBe(git(project, 'rev-parse', 'HEAD'));
    git(home, 'clone', '--quiet', remote, other);
    const mark = await contentVersion(join(other, 'content'));
    expect(await run({ untilOnline: shown })).toMatchObject({
      isOnline: true,
      last: { name: 'online', message: 'The site is online.', address: 'https://ruhe-raum.de' },
    });
    expect(shown).toHaveBeenLastCalledWith('https://ruhe-raum.de', mark, expect.any(AbortSignal), {
      isPublicOnly: false,
    });
  });
});
