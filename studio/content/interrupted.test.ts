import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { Chance } from '../../tests/studio/chance.ts';
import { checkContent } from './checkContent.ts';
import { layOut } from './layOut.ts';
import { addMedia, findMedia } from './media.ts';
import { openStudio } from './openStudio.ts';
import { draftOf, filesOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { save } from './save.ts';
import type { ChangedFile, Draft } from '../types.ts';

interface Words {
  pictures: { src: string; alt: string }[];
  services: { organizing: { pictures: string[] } };
  rooms: { entries: { picture?: string }[] };
}

/** `KILLS=200` for more moments. */
const KILLS = Number(process.env.KILLS ?? 4);
const GALLERY = 'galleries/organizing/gallery.yaml';
const BATHROOM = 'galleries/organizing/05-bathroom.jpg';
const HALL = 'galleries/organizing/hall.jpg';
const SAVE = resolve('tests/studio/interruptedSave.ts');
const OTHERS = new ContentFolder(TEST_SITE.content).files;

const content = useContentCopy();
const root = join(content.home, 'content');
const chance = new Chance(3);
let draft: Draft;
/** Every file that the draft changes, before it and after it. */
let states: { path: string; versions: (string | undefined)[] }[];

function bytesOf(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'latin1') : undefined;
}

/** The bathroom goes, the hall comes, and three files of words change. */
beforeEach(async () => {
  rmSync(join(content.home, '.studio'), { recursive: true, force: true });
  const { src } = await addMedia(root, GALLERY, 'hall.jpg', content.read('pages/home/banner.jpg'));
  const edit = (path: string, change: (data: Words) => unknown): ChangedFile => {
    const { data, fingerprint } = readContentFile(root, path) ?? {};
    change(data as Words);
    return { path, data, fingerprint };
  };
  const files = [
    edit(GALLERY, ({ pictures }) => pictures.splice(3, 1, { src, alt: 'A hall' })),
    edit('pages/home.yaml', ({ services }) => {
      services.organizing.pictures[2] = 'organizing/07-garage';
    }),
    edit('pages/home-space-organizing.yaml', ({ rooms }) => {
      for (const room of rooms.entries)
        if (room.picture === 'organizing/05-bathroom') delete room.picture;
    }),
  ];
  draft = { files, removed: [] };
  const { added, changed, removed } = await layOut(root, draft, draftOf(root));
  states = [...added, ...changed, ...removed].map((path) => ({
    path,
    versions: [root, draftOf(root)].map((folder) => bytesOf(folder, path)),
  }));
});

/** Saves in a process of its own until so many writes; returns what it says. */
function saveUntil(how: string, writes: number): string {
  const values = [SAVE, root, how, String(writes)];
  return spawnSync(process.execPath, values, { input: JSON.stringify(draft), encoding: 'utf8' })
    .stdout;
}

function expectWhole(): void {
  for (const { path, versions } of states) expect(versions, path).toContain(bytesOf(root, path));
  const isOther = (path: string) => states.every((state) => state.path !== path);
  expect(new ContentFolder(root).files.filter(isOther)).toEqual(OTHERS.filter(isOther));
  // In the content, among the uploads or in the trash.
  for (const path of [BATHROOM, HALL]) expect(findMedia(root, path), path).toBeDefined();
}

/** How often a whole save writes. */
let writes = 0;

it('saves everything when nothing interrupts it', () => {
  writes = Number(saveUntil('kill', Infinity));
  for (const { path, versions } of states) expect(bytesOf(root, path)).toBe(versions[1]);
});

it.each([...Array(KILLS).keys()])(
  'leaves every file old or new when it is killed, %i',
  async (round) => {
    saveUntil('kill', Math.floor(((round + chance.below(1000) / 1000) / KILLS) * writes));
    expectWhole();
    // The studio removes what words do not name.
    const { signal: stop } = new AbortController();
    await openStudio({ root, stop, hasRead: () => Promise.resolve() }).prepare();
    expect(readdirSync(root)).not.toContain('.part');
    for (const { message } of await checkContent(root)) {
      // One line that says what to do.
      expect(message).not.toContain('\n');
      expect(message).not.toContain('is not used');
    }
  },
);

it.each([
  ['ENOSPC', 12],
  ['ENOSPC', 24],
  ['EROFS', 0],
])('changes whole files only at %s after %i writes, and saves later', async (error, writes) => {
  expect(saveUntil(error, writes)).toContain(error);
  expectWhole();
  expect(readdirSync(root)).not.toContain('.part');
  const files = draft.files.map((file) => {
    return { ...file, fingerprint: readContentFile(root, file.path)?.fingerprint };
  });
  expect(await save(root, { files, removed: [] })).toHaveProperty('saved');
  expect(readdirSync(filesOf(root), { recursive: true })).toEqual([]);
});
