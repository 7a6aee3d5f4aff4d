import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TEST_SITE } from '../../node/sites.ts';
import { fingerprintOf, readContentFile } from './contentFiles.ts';
import {
  BATHROOM,
  GALLERY,
  HOME,
  ORGANIZING,
  useContentDraft,
  type Words,
} from './draftFixture.ts';
import { addMedia, findMedia, restore } from './media.ts';
import { openStudio, type Studio } from './openStudio.ts';
import { layOut, save } from './save.ts';
import { emptyTrash, KEPT_MS, listTrash } from './trash.ts';
import type { SaveAnswer } from '../types.ts';

const PORTFOLIO = 'pages/portfolio.yaml';
const MODEL = 'galleries/garage-revive/';
const KITCHEN = 'galleries/kitchen/';
const MODEL_NAMES = readdirSync(join(TEST_SITE.content, MODEL));

const { content, root, folders, change, removeBathroom, again } = useContentDraft();

function text(path: string): string {
  return content.read(path).toString();
}

/** Puts another gallery there, with the files of an existing one. */
function addKitchen(model = MODEL): Promise<SaveAnswer> {
  for (const name of readdirSync(join(TEST_SITE.content, model)))
    content.write(KITCHEN + name, content.read(model + name));
  return save(
    root,
    change({ [PORTFOLIO]: ({ galleries }) => galleries.push({ gallery: 'kitchen' }) }),
  );
}

function removeKitchen(): Promise<SaveAnswer> {
  const draft = change({ [PORTFOLIO]: ({ galleries }) => galleries.pop() });
  const path = `${KITCHEN}gallery.yaml`;
  draft.removed = [{ path, fingerprint: fingerprintOf(content.read(path)) }];
  return save(root, draft);
}

/** Restores the last removal as the window does: an ordinary change of the words. */
async function restoreLast(): Promise<SaveAnswer> {
  const { files, places } = (await restore(root, listTrash(root)[0]?.id ?? '')) ?? {};
  const edits = (places ?? []).map(({ file, path, value }) => [
    file,
    (data: unknown) => {
      const list = path
        .slice(0, -1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data);
      (list as unknown[]).splice(Number(path.at(-1)), 0, value);
    },
  ]);
  const draft = change(Object.fromEntries(edits) as Record<string, (data: Words) => unknown>);
  return save(root, { ...draft, files: [...draft.files, ...(files ?? [])] });
}

describe('saving', () => {
  it('changes one line for one value', async () => {
    const before = text(HOME).split('\n');
    const draft = change({ [HOME]: ({ banner }) => (banner.picture.alt = 'A shelf: tidy') });
    const answer = await save(root, draft);
    const lines = text(HOME).split('\n');
    const changed = lines.filter((line, index) => line !== before[index]);
    expect(changed).toEqual(['    alt: "A shelf: tidy"']);
    expect(answer).toMatchObject({ saved: [readContentFile(root, HOME)] });
  });

  it('refuses what the content check refuses, with place and line, and writes nothing', async () => {
    const before = text(HOME);
    const draft = change({
      [HOME]: ({ banner, about: { counters } }) => {
        banner.emphasis = 'ODC';
        Object.assign(counters[1] ?? {}, { value: '145+' });
      },
    });
    expect(await save(root, draft)).toMatchObject({
      problems: [
        { file: HOME, field: ['banner', 'emphasis'], line: 9 },
        { file: HOME, field: ['about', 'counters', 1, 'value'], line: 63 },
      ],
    });
    expect(text(HOME)).toBe(before);
  });

  it('reports a file that was changed, removed or added elsewhere', async () => {
    const draft = change({ [HOME]: ({ banner }) => (banner.picture.alt = 'Mine') });
    content.edit(HOME, ['banner', 'picture', 'alt'], 'Theirs');
    const theirs = readContentFile(root, HOME);
    expect(await save(root, draft)).toEqual({ conflicts: [{ path: HOME, theirs }] });
    const removed = [{ path: HOME, fingerprint: 'another' }];
    expect(await save(root, { files: [], removed })).toHaveProperty('conflicts');
    const added = { files: [{ path: HOME, data: {} }], removed: [] };
    expect(await save(root, added)).toHaveProperty('conflicts');
    const mine = again(draft);
    expect(await save(root, mine)).toHaveProperty('saved');
    content.remove(HOME);
    expect(await save(root, mine)).toEqual({ conflicts: [{ path: HOME }] });
  });

  it('puts an uploaded picture into the content with the words that name it', async () => {
    const bytes = content.read('galleries/styling/01-living-room.jpg');
    const { path, src } = await addMedia(root, GALLERY, '05-bathroom.jpg', bytes);
    expect([path, src]).toEqual(['galleries/organizing/05-bathroom-2.jpg', './05-bathroom-2.jpg']);
    const draft = change({ [GALLERY]: ({ pictures }) => pictures.push({ src, alt: 'A hall' }) });
    expect(await save(root, draft)).toMatchObject({
      media: { [path]: expect.any(Number) as number },
    });
    expect(content.read(path).equals(bytes)).toBe(true);
    expect(readdirSync(folders.files, { recursive: true })).toEqual([]);
  });

  it('works with accents that the disk spells in other characters', async () => {
    const source = 'galleries/organizing/Bad für Gäste.jpg';
    renameSync(join(root, BATHROOM), join(root, source.normalize('NFD')));
    content.write(GALLERY, text(GALLERY).replace('05-bathroom', 'Bad für Gäste'));
    expect(await save(root, removeBathroom())).toHaveProperty('saved');
    expect(listTrash(root)[0]?.pictures).toEqual([source.normalize('NFD')]);
  });
});

describe('the trash', () => {
  it('keeps a removed picture and brings it back with its words', async () => {
    const [before, photo] = [text(GALLERY), content.read(BATHROOM)];
    expect(await save(root, removeBathroom())).toHaveProperty('saved');
    expect(existsSync(join(root, BATHROOM))).toBe(false);
    expect(listTrash(root)).toMatchObject([
      {
        files: [BATHROOM],
        pictures: [BATHROOM],
        places: [{ file: GALLERY, path: ['pictures', 3], value: { src: './05-bathroom.jpg' } }],
      },
    ]);
    expect(await restoreLast()).toHaveProperty('saved');
    expect(text(GALLERY)).toBe(before);
    expect(content.read(BATHROOM).equals(photo)).toBe(true);
    expect(listTrash(root)).toEqual([]);
  });

  it('gives a picture back to words that name it again, as after Undo', async () => {
    const before = [GALLERY, HOME, ORGANIZING].flatMap((path) => readContentFile(root, path) ?? []);
    await save(root, removeBathroom());
    expect(await save(root, again({ files: before, removed: [] }))).toHaveProperty('saved');
    expect(existsSync(join(root, BATHROOM))).toBe(true);
    expect(listTrash(root)).toEqual([]);
  });

  it('does not get a picture that only moved to another gallery', async () => {
    const source = findMedia(root, BATHROOM) ?? '';
    const { src } = await addMedia(root, 'galleries/styling/gallery.yaml', 'bath.jpg', source);
    const draft = removeBathroom();
    const other = change({
      'galleries/styling/gallery.yaml': ({ pictures }) => pictures.push({ src, alt: 'A bath' }),
    });
    draft.files.push(...other.files);
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(existsSync(join(root, BATHROOM))).toBe(false);
    expect(listTrash(root)).toEqual([]);
    // Undo past Save names it again.
    expect(findMedia(root, BATHROOM)).toBeDefined();
  });

  it('brings a gallery back whole, under a free name if another has its own', async () => {
    await addKitchen();
    const before = text(`${KITCHEN}gallery.yaml`);
    expect(await removeKitchen()).toHaveProperty('saved');
    expect(existsSync(join(root, KITCHEN))).toBe(false);
    expect(await restoreLast()).toHaveProperty('saved');
    expect(text(`${KITCHEN}gallery.yaml`)).toBe(before);
    expect(listTrash(root)).toEqual([]);
    await removeKitchen();
    await addKitchen('galleries/tidy-touch/');
    expect(await restoreLast()).toHaveProperty('saved');
    expect(text(PORTFOLIO)).toContain('gallery: kitchen-2\n');
    expect(readdirSync(join(root, 'galleries/kitchen-2'))).toEqual(MODEL_NAMES);
  });

  it('forgets removals after 90 days', async () => {
    await save(root, removeBathroom());
    await emptyTrash(root, KEPT_MS);
    expect(listTrash(root)).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + KEPT_MS });
    onTestFinished(() => void vi.useRealTimers());
    await emptyTrash(root, KEPT_MS);
    expect(listTrash(root)).toEqual([]);
  });
});

describe('a draft', () => {
  let studio: Studio;

  beforeEach(async () => {
    const { signal: stop } = new AbortController();
    studio = openStudio({ root, stop, hasRead: () => Promise.resolve(true) });
    await studio.prepare();
  });

  it('is shown in the preview without touching the content', async () => {
    const before = text(HOME);
    expect(statSync(join(folders.preview, BATHROOM)).ino).toBe(statSync(join(root, BATHROOM)).ino);
    const draft = change({ [HOME]: ({ banner }) => (banner.picture.alt = 'Other words') });
    expect(await studio.check(draft)).toEqual({ problems: [], version: 1 });
    expect(readFileSync(join(folders.preview, HOME), 'utf8')).toContain('Other words');
    expect(text(HOME)).toBe(before);
    expect(await studio.check(draft)).toEqual({ problems: [], version: 1 });
    const wrong = change({ [HOME]: ({ banner }) => (banner.emphasis = '') });
    const problems = [{ field: ['banner', 'emphasis'] }];
    expect(await studio.check(wrong)).toMatchObject({ problems, version: 1 });
    expect(readFileSync(join(folders.preview, HOME), 'utf8')).toContain('Other words');
    await studio.save(draft);
    expect(await studio.check({ files: [], removed: [] })).toEqual({ problems: [], version: 1 });
  });

  it('gives way to an earlier version that is looked at, and comes back', async () => {
    const { version } = folders;
    const earlier = change({ [HOME]: ({ banner }) => (banner.picture.alt = 'Earlier') });
    await layOut(root, earlier, version);
    expect(await studio.show(version)).toBe(1);
    expect(readFileSync(join(folders.preview, HOME), 'utf8')).toContain('Earlier');
    expect(await studio.check({ files: [], removed: [] })).toEqual({ problems: [], version: 2 });
    expect(readFileSync(join(folders.preview, HOME), 'utf8')).toBe(text(HOME));
  });
});
