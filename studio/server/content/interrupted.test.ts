import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { TEST_SITE } from '../../../node/sites.ts';
import { BATHROOM, GALLERY, NO_PREVIEW, useUnsavedContent } from './unsavedFixture.ts';
import { addMedia, findMedia } from './media.ts';
import { openStudio } from './openStudio.ts';
import { applyChanges, stage } from './save.ts';
import { listTrash } from './trash.ts';
import type { UnsavedChanges } from './contentFiles.ts';
import type { Changes } from './copyFiles.ts';

const WRITES = ['open', 'rename', 'rm', 'rmdir', 'cp', 'link', 'mkdir', 'writeFile'] as const;
/** So often a save writes at most. */
const STEPS = 34;
const HALL = 'galleries/organizing/hall.jpg';
const OTHERS = new ContentFolder(TEST_SITE.content).files;

const { content, root, folders, removeBathroom, again } = useUnsavedContent();
let unsaved: UnsavedChanges;
let staged: Changes;
/** Files that the changes touch, as they were. */
let before: Map<string, string | undefined>;

/** The bathroom goes, the hall comes, and three files of words change. */
beforeEach(async () => {
  const hall = content.read('pages/home/banner.jpg');
  const { src } = await addMedia(root, GALLERY, 'hall.jpg', hall);
  unsaved = removeBathroom({ src, alt: 'A hall' });
  staged = await stage(root, unsaved, folders.staging);
  const paths = [...staged.written, ...staged.removed];
  before = new Map(paths.map((path) => [path, bytesOf(root, path)]));
});

function bytesOf(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return fs.existsSync(file) ? fs.readFileSync(file, 'latin1') : undefined;
}

/**
 * Saves until so many writes: then the disk answers with an error, or never, as if the process had been
 * killed. Returns how often it wrote.
 */
async function saveUntil(last: number, error?: string): Promise<number> {
  const real: object = { ...fs.promises };
  const stopped = Promise.withResolvers<undefined>();
  let writes = 0;
  const stopping = WRITES.map((name) => {
    const write = async (...values: unknown[]) => {
      writes += 1;
      if (writes !== last + 1)
        return (Reflect.get(real, name) as (...all: unknown[]) => Promise<unknown>)(...values);
      // The disk has a part of the file by then.
      const target = name === 'cp' ? values[1] : name === 'writeFile' && values[0];
      if (typeof target === 'string') fs.writeFileSync(target, 'half');
      if (error !== undefined) throw new Error(error);
      stopped.resolve(undefined);
      return new Promise(() => undefined);
    };
    return [name, write];
  });
  Object.assign(fs.promises, Object.fromEntries(stopping));
  syncBuiltinESMExports();
  const saved = applyChanges(root, folders.staging, staged);
  await Promise.race([error ? expect(saved).rejects.toThrow(error) : saved, stopped.promise]);
  Object.assign(fs.promises, real);
  syncBuiltinESMExports();
  return writes;
}

const trashed = () => [...new Set(listTrash(root).flatMap(({ files }) => files))];

function expectWhole(): void {
  for (const [path, old] of before)
    expect([old, bytesOf(folders.staging, path)], path).toContain(bytesOf(root, path));
  const others = (files: readonly string[]) => files.filter((path) => !before.has(path));
  expect(others(new ContentFolder(root).files)).toEqual(others(OTHERS));
  // In the content, among the uploads or in the trash.
  for (const path of [BATHROOM, HALL]) expect(findMedia(root, path), path).toBeDefined();
}

it('saves everything when nothing interrupts it', async () => {
  expect(await saveUntil(Infinity)).toBeLessThanOrEqual(STEPS);
  for (const path of before.keys())
    expect(bytesOf(root, path), path).toBe(bytesOf(folders.staging, path));
});

const KILLED = [...Array(STEPS).keys()].map((step) => ['it is killed', step, undefined] as const);
const FULL = [0, 2, 12, 18].map((step) => ['the disk is full', step, 'ENOSPC'] as const);

it.each([...KILLED, ...FULL])(
  'leaves every file old or new when %s after %i writes',
  async (_, step, error) => {
    await saveUntil(step, error);
    expectWhole();
    const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);
    await studio.prepare();
    expect(fs.readdirSync(root)).not.toContain('.part');
    for (const issue of await content.issues()) expect(issue, 'one line').not.toContain('\n');
    // The studio still has the changes.
    expect(await studio.save(again(unsaved))).toHaveProperty('saved');
    expect(await content.issues()).toEqual([]);
    expect(new ContentFolder(folders.files).files).toEqual([]);
    expect(trashed()).toEqual([BATHROOM]);
  },
);
