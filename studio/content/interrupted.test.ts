import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { Chance } from '../../tests/studio/chance.ts';
import { checkContent } from './checkContent.ts';
import { layOut } from './layOut.ts';
import { addMedia, findMedia } from './media.ts';
import { openStudio } from './openStudio.ts';
import { draftOf, filesOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { applyDraft, save } from './save.ts';
import type { ChangedFile, Draft } from '../types.ts';

interface Words {
  pictures: { src: string; alt: string }[];
  services: { organizing: { pictures: string[] } };
  rooms: { entries: { picture?: string }[] };
}

const KILLS_INSIDE = 196;
const KILLS_OUTSIDE = 4;
/** A busy machine takes minutes for all of them. */
const PATIENT = { timeout: 300_000 };
const LONGEST_SAVE_MS = 400;
const GALLERY = 'galleries/organizing/gallery.yaml';
const HOME = 'pages/home.yaml';
const PAGE = 'pages/home-space-organizing.yaml';
const BATHROOM = 'galleries/organizing/05-bathroom.jpg';
const HALL = 'galleries/organizing/hall.jpg';
const WRITES = ['copyFile', 'link', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile'] as const;
const NEEDS_ROOM: readonly string[] = ['copyFile', 'link', 'mkdir', 'writeFile'];

const OTHERS = new ContentFolder(TEST_SITE.content).files;

const home = fs.mkdtempSync(join(tmpdir(), 'interrupted-'));
const root = join(home, 'content');
const start = `${home}-start`;
const original = { ...fs.promises };
const chance = new Chance(7);

function openWithoutSync() {
  return Promise.resolve({ sync: () => Promise.resolve(), close: () => Promise.resolve() });
}

/** Replaces every function that writes. */
function patch(
  wrap: (name: string, run: () => Promise<unknown>, values: unknown[]) => Promise<unknown>,
) {
  for (const name of WRITES) {
    // The process dies, not the disk: waiting for the disk would take most of the time.
    const run = (name === 'open' ? openWithoutSync : original[name]) as (
      ...values: unknown[]
    ) => Promise<unknown>;
    Object.assign(fs.promises, {
      [name]: (...values: unknown[]) => wrap(name, () => run(...values), values),
    });
  }
  syncBuiltinESMExports();
}

function unpatch(): void {
  Object.assign(fs.promises, original);
  syncBuiltinESMExports();
}

function bytesOf(path: string): string | undefined {
  const file = join(root, path);
  return fs.existsSync(file) ? fs.readFileSync(file, 'latin1') : undefined;
}

/** The bathroom goes, the hall comes, and three files of words change. */
async function bigDraft(): Promise<Draft> {
  const { src } = await addMedia(
    root,
    GALLERY,
    'hall.jpg',
    findMedia(root, 'pages/home/banner.jpg') ?? '',
  );
  const edit = (path: string, change: (data: Words) => unknown): ChangedFile => {
    const file = readContentFile(root, path);
    change(file?.data as Words);
    return { path, data: file?.data, fingerprint: file?.fingerprint };
  };
  const files = [
    edit(GALLERY, ({ pictures }) => pictures.splice(3, 1, { src, alt: 'A hall' })),
    edit(HOME, ({ services }) => (services.organizing.pictures[2] = 'organizing/07-garage')),
    edit(PAGE, ({ rooms }) => {
      for (const room of rooms.entries)
        if (room.picture === 'organizing/05-bathroom') delete room.picture;
    }),
  ];
  return { files, removed: [] };
}

/** Every file that the draft changes, before it and after it. */
async function bothStates(draft: Draft) {
  const laid = await layOut(root, draft, draftOf(root));
  const read = (folder: string, path: string) =>
    fs.existsSync(join(folder, path)) ? fs.readFileSync(join(folder, path), 'latin1') : undefined;
  const states = [...laid.added, ...laid.changed, ...laid.removed].map((path) => ({
    path,
    versions: [read(root, path), read(draftOf(root), path)],
  }));
  return { laid, states };
}

type States = Awaited<ReturnType<typeof bothStates>>['states'];

function expectWhole(states: States): void {
  for (const { path, versions } of states)
    expect(versions.includes(bytesOf(path)), path).toBe(true);
  const isOther = (path: string) => !states.some((state) => state.path === path);
  expect(new ContentFolder(root).files.filter(isOther)).toEqual(OTHERS.filter(isOther));
  // In the content, among the uploads or in the trash.
  for (const path of [BATHROOM, HALL]) expect(findMedia(root, path), path).toBeDefined();
}

/** A draft that is laid out, ready to be applied more than once. */
async function begin() {
  const draft = await bigDraft();
  const { laid, states } = await bothStates(draft);
  fs.cpSync(home, start, { recursive: true, preserveTimestamps: true });
  return { draft, laid, states };
}

/** Brings back the changed files, the upload and an empty trash. */
function restoreFiles(states: States): void {
  for (const { path, versions } of states) {
    if (bytesOf(path) === versions[0]) continue;
    const file = join(start, 'content', path);
    if (fs.existsSync(file)) fs.cpSync(file, join(root, path), { preserveTimestamps: true });
    else fs.rmSync(join(root, path));
  }
  fs.rmSync(join(home, '.studio'), { recursive: true });
  fs.cpSync(join(start, '.studio'), join(home, '.studio'), { recursive: true });
}

function restoreContent(): void {
  unpatch();
  fs.rmSync(home, { recursive: true, force: true });
  fs.cpSync(TEST_SITE.content, root, { recursive: true, preserveTimestamps: true });
}

beforeEach(restoreContent);
afterEach(() => {
  unpatch();
  fs.rmSync(start, { recursive: true, force: true });
});
afterAll(() => fs.rmSync(home, { recursive: true }));

it(
  `leaves every file old or new when it is killed, ${KILLS_INSIDE} times inside`,
  PATIENT,
  async () => {
    const { draft, laid, states } = await begin();
    let operations = 0;
    patch((_, run) => ((operations += 1), run()));
    await applyDraft(root, draftOf(root), laid);
    expectWhole(states);
    const all = operations;
    for (let kill = 0; kill < KILLS_INSIDE; kill += 1) {
      restoreFiles(states);
      let left = chance.below(all);
      patch(async (name, run, [file, bytes]) => {
        left -= 1;
        if (left >= 0) return run();
        // The disk has the first half of a file by then.
        if (left === -1 && name === 'writeFile')
          fs.writeFileSync(file as string, Buffer.from(bytes as string).subarray(0, 50));
        throw new Error('killed');
      });
      await applyDraft(root, draftOf(root), laid).catch((error: unknown) =>
        expect(error).toEqual(new Error('killed')),
      );
      unpatch();
      expectWhole(states);
      if (kill % 20 > 0) continue;
      // The check passes or says in one line what to do; the studio removes what words do not name.
      for (const { message } of await checkContent(root)) expect(message).not.toContain('\n');
      const studio = openStudio({
        root,
        stop: AbortSignal.any([]),
        hasRead: () => Promise.resolve(),
      });
      await studio.prepare();
      expect(fs.readdirSync(root)).not.toContain('.part');
      const problems = await checkContent(root);
      expect(problems.filter(({ message }) => message.includes('is not used'))).toEqual([]);
      restoreFiles(states);
      await layOut(root, draft, draftOf(root));
    }
  },
);

it('changes whole files only when the disk is full, and saves when there is room again', async () => {
  const { draft, laid, states } = await begin();
  let isFull = true;
  let room = Infinity;
  patch((name, run) => {
    if (!NEEDS_ROOM.includes(name)) return run();
    room -= 1;
    const error = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    return isFull && room < 0 ? Promise.reject(error) : run();
  });
  for (const most of [0, 1, 2, 3, 4, 5, 6, 8, 10]) {
    restoreFiles(states);
    room = most;
    await expect(applyDraft(root, draftOf(root), laid)).rejects.toThrow('ENOSPC');
    expectWhole(states);
    expect(fs.readdirSync(root)).not.toContain('.part');
  }
  isFull = false;
  const files = draft.files.map((file) => ({
    ...file,
    fingerprint: readContentFile(root, file.path)?.fingerprint,
  }));
  expect(await save(root, { files, removed: [] })).toHaveProperty('saved');
  expect(fs.readdirSync(filesOf(root), { recursive: true })).toEqual([]);
});

const SAVE_FOREVER = `
const [folder, root, states] = process.argv.slice(1);
const { save } = await import(folder + '/save.ts');
const { readContentFile } = await import(folder + '/readContent.ts');
process.stdout.write('ready');
for (let turn = 0; ; turn += 1) {
  const files = JSON.parse(states)[turn % 2];
  for (const file of files) file.fingerprint = readContentFile(root, file.path).fingerprint;
  await save(root, { files, removed: [] });
}`;

it(`leaves every file old or new when its process is killed, ${KILLS_OUTSIDE} times`, async () => {
  const draft = await bigDraft();
  const before = draft.files.map(({ path }) => ({ path, data: readContentFile(root, path)?.data }));
  const { states } = await bothStates(draft);
  const data = JSON.stringify([draft.files, before]);
  for (let kill = 0; kill < KILLS_OUTSIDE; kill += 1) {
    const values = ['--input-type=module', '-e', SAVE_FOREVER, import.meta.dirname, root, data];
    const child = spawn(process.execPath, values, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await setTimeout(chance.below(LONGEST_SAVE_MS));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expectWhole(states);
  }
});
