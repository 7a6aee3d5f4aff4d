import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { contentVersion } from '../../node/contentVersion.ts';
import { readContentFile } from '../../studio/server/content/contentFiles.ts';
import { NO_PREVIEW } from '../../studio/server/content/unsavedFixture.ts';
import { openStudio } from '../../studio/server/content/openStudio.ts';
import { listTrash } from '../../studio/server/content/trash.ts';
import {
  keepUnsaved,
  readUnsaved,
  type StoredChanges,
} from '../../studio/server/content/unsaved.ts';
import { createPublications } from '../../studio/server/publish/publications.ts';
import { publish } from '../../studio/server/publish/publish.ts';
import { PublishError } from '../../studio/server/publish/publishError.ts';
import { listVersions } from '../../studio/server/publish/versions.ts';
import { explainStorageError } from '../../studio/server/content/storageErrors.ts';
import { PUBLISH_WORDS, STORAGE_WORDS } from '../../studio/server/words.ts';
import { writeOwnContent } from './ownContent.ts';
import { studioAt } from './project.ts';
import { buildSmallSite } from './smallSite.ts';
import type { Step } from '../../studio/shared/steps.ts';
import type { Kill, KilledRun } from './killedStudio.ts';

const home = fs.mkdtempDisposableSync(join(tmpdir(), 'faults-'));
afterAll(() => home.remove());

const BUSINESS = 'business.yaml';
const HOME = 'pages/home.yaml';

/** The state of all files of the content. */
function stateOf(root: string): Map<string, string> {
  const { files } = new ContentFolder(root);
  return new Map(files.map((path) => [path, fs.readFileSync(join(root, path), 'latin1')]));
}

/** Unsaved changes: another name of the business, and a home page without its last section. */
function changesOf(root: string): StoredChanges {
  const files = [BUSINESS, HOME].flatMap((path) => readContentFile(root, path) ?? []);
  const [business, page] = structuredClone(files);
  if (!business || !page) throw new Error('The content has no business or home page.');
  (business.data as { name: string }).name = 'Changed';
  (page.data as { sections: unknown[] }).sections.pop();
  return {
    changes: { files: [business, page], removed: [] },
    saved: Object.fromEntries(files.map((file) => [file.path, file])),
    openFile: HOME,
  };
}

function useStudio(folder: string) {
  const root = join(folder, 'content');
  const state = { root, unsaved: {} as StoredChanges, before: new Map<string, string>() };
  beforeEach(() => {
    for (const name of ['.studio', '.cache', 'online', 'dist'])
      fs.rmSync(join(folder, name), { recursive: true, force: true });
    writeOwnContent(root);
    fs.mkdirSync(join(folder, 'online'), { recursive: true });
    fs.writeFileSync(join(folder, 'publish.yaml'), `way: folder\nfolder: ${folder}/online\n`);
    state.unsaved = changesOf(root);
    state.before = stateOf(root);
  });
  return state;
}

describe('a studio that is killed', () => {
  const state = useStudio(home.path);

  const run = (request: Omit<KilledRun, 'root' | 'unsaved'>) => {
    const { root, unsaved } = state;
    const words = JSON.stringify({ ...request, root, unsaved });
    return spawnSync(process.execPath, [resolve('tests/studio/killedStudio.ts'), words], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined },
    });
  };

  /** Each file is whole: as it was, or as the changes make it. */
  const expectWhole = async () => {
    const { root, unsaved, before } = state;
    const now = stateOf(root);
    expect([...now.keys()].filter((path) => !path.endsWith('.part'))).toEqual([...before.keys()]);
    for (const { path, data } of unsaved.changes.files)
      if (now.get(path) !== before.get(path))
        expect(readContentFile(root, path)?.data).toEqual(data);
    const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);
    await studio.prepare();
    expect(await studio.check({ files: [], removed: [] })).toMatchObject({ problems: [] });
    return studio;
  };

  const KILLED: [step: string, action: KilledRun['action'], kill: Kill | undefined][] = [
    ['keeps her words', 'keep', { call: 'writeFileSync', path: 'unsaved\\.json' }],
    ['keeps her words', 'keep', { call: 'renameSync', path: 'unsaved\\.json' }],
    ['stages them', 'check', { call: 'rename', path: 'studio/staging/pages/home\\.yaml' }],
    ['checks them', 'check', { call: 'readFileSync', path: 'studio/staging/pages/home\\.yaml' }],
    ['fills the trash', 'save', { call: 'rename', path: '\\.studio/trash/' }],
    ['saves the first file', 'save', { call: 'rename', path: 'content/business\\.yaml' }],
    ['saves the next file', 'save', { call: 'rename', path: 'content/pages/home\\.yaml' }],
  ];

  it.each(KILLED)('while it %s (%s, %j) loses no word', async (_, action, kill) => {
    const { root, unsaved } = state;
    keepUnsaved(root, unsaved);
    expect(run({ action, kill }).signal).toBe('SIGKILL');
    const studio = await expectWhole();
    // Her words are still there, and can be saved.
    expect(readUnsaved(root).unsaved?.changes.files).toHaveLength(2);
    const files = unsaved.changes.files.map((file) => {
      return { ...file, fingerprint: readContentFile(root, file.path)?.fingerprint };
    });
    expect(await studio.save({ files, removed: [] })).toHaveProperty('saved');
    expect(readContentFile(root, BUSINESS)?.data).toMatchObject({ name: 'Changed' });
    // The removed section is in the trash, also if it went there twice.
    const removed = listTrash(root).flatMap(({ places }) => places);
    expect(removed.map(({ path }) => path[0])).toContain('sections');
  });

  const { interrupted, interruptedSending } = PUBLISH_WORDS;
  const PUBLISHED: [
    step: string,
    action: KilledRun['action'],
    kill: Kill | undefined,
    message: string | undefined,
  ][] = [
    ['keeps the version', 'publish', { call: 'rename', path: 'versions/pending$' }, undefined],
    ['builds the site', 'build', undefined, interrupted],
    [
      'sends the first page',
      'publish',
      { call: 'copyFile', path: 'online/index\\.html' },
      interruptedSending,
    ],
    [
      'writes the last mark',
      'publish',
      { call: 'rename', path: 'online/\\.fingerprint$', after: 1 },
      interruptedSending,
    ],
    ['notes that it is sent', 'publish', { call: 'rename', path: 'versions/\\d+$' }, undefined],
  ];

  it.each(PUBLISHED)(
    'while it %s (%s, %j) tells what visitors see',
    async (step, action, kill, message) => {
      const { root } = state;
      expect(run({ action, kill }).signal).toBe('SIGKILL');
      await expectWhole();
      expect(stateOf(root)).toEqual(state.before);
      const notShown = () => Promise.reject(new PublishError(PUBLISH_WORDS.onlineFailed));
      const publications = createPublications(studioAt(root), { untilOnline: notShown });
      await publications.resume();
      expect(publications.steps().at(-1)?.message).toBe(message);
      // Only what was sent counts as published.
      expect(listVersions(root)).toHaveLength(step === 'notes that it is sent' ? 1 : 0);
    },
  );

  it.each(PUBLISHED.slice(2, 4))(
    'while it %s counts as published if the site shows it',
    async (_, action, kill) => {
      const { root } = state;
      const mark = await contentVersion(root);
      expect(run({ action, kill }).signal).toBe('SIGKILL');
      const untilOnline = vi.fn<() => Promise<void>>().mockResolvedValue();
      const publications = createPublications(studioAt(root), { untilOnline });
      await publications.resume();
      expect(untilOnline.mock.calls[0]).toContain(mark);
      expect(publications.steps()).toEqual([]);
      expect(listVersions(root)).toHaveLength(1);
    },
  );
});

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

describe.skipIf(!isRoot)('a full disk', () => {
  const disk = join(home.path, 'disk');
  const filler = join(disk, 'filler');
  fs.mkdirSync(disk);
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
  afterAll(() => {
    execFileSync('umount', [disk]);
  });
  const state = useStudio(disk);

  /** Leaves no more than so many bytes free. */
  function fill(left: number): void {
    const { bavail, bsize } = fs.statfsSync(disk);
    fs.writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  }

  const open = () => openStudio(state.root, new AbortController().signal, NO_PREVIEW);

  const build = (content: string) => buildSmallSite(content, disk);

  /** What each action tells on a full disk; undefined if there was room. */
  const ACTIONS: Record<string, () => Promise<string | undefined>> = {
    keep: () =>
      reasonOf(() => keepUnsaved(state.root, { ...state.unsaved, openFile: 'x'.repeat(50_000) })),
    check: () => reasonOf(() => open().check(state.unsaved.changes)),
    save: () => reasonOf(() => open().save(state.unsaved.changes)),
    publish: async () => {
      const steps: Step[] = [];
      await publish(studioAt(state.root), steps, { build, untilOnline: () => Promise.resolve() });
      const last = steps.at(-1);
      return last?.state === 'failed' ? last.message : undefined;
    },
  };

  const ROWS = Object.keys(ACTIONS).flatMap((action) =>
    [0, 4096, 40_960, 1_000_000].map((left) => [action, left] as const),
  );

  it.each(ROWS)(
    'during "%s" with %i bytes left is told, and loses nothing',
    async (action, left) => {
      const { root, unsaved, before } = state;
      keepUnsaved(root, unsaved);
      fill(left);
      const message = await ACTIONS[action]?.();
      if (left === 0 || message !== undefined) expect(message).toBe(STORAGE_WORDS.full);
      fs.rmSync(filler);
      expect(readUnsaved(root).unsaved?.changes.files).toHaveLength(2);
      const now = stateOf(root);
      for (const [path, bytes] of before)
        if (!unsaved.changes.files.some((file) => file.path === path))
          expect(now.get(path), path).toBe(bytes);
      const studio = open();
      await studio.prepare();
      const files = unsaved.changes.files.map((file) => {
        return { ...file, fingerprint: readContentFile(root, file.path)?.fingerprint };
      });
      expect(await studio.save({ files, removed: [] })).toHaveProperty('saved');
    },
  );
});

/** What the owner reads when work fails; undefined if it does not. */
async function reasonOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return explainStorageError(error) ?? String(error);
  }
}
