import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TEST_SITE } from '../../node/sites.ts';
import { VIDEO_START } from '../../tests/content/contentCopy.ts';
import { readContentFile } from './contentFiles.ts';
import {
  BATHROOM,
  GALLERY,
  HOME,
  ORGANIZING,
  useContentDraft,
  type Words,
} from './draftFixture.ts';
import { addMedia, restore } from './media.ts';
import { openStudio } from './openStudio.ts';
import { layOut, save } from './save.ts';
import { emptyTrash, KEPT_MS, listTrash } from './trash.ts';
import type { SaveAnswer } from '../types.ts';

const PORTFOLIO = 'pages/portfolio.yaml';
const STYLING = 'pages/interior-styling.yaml';
const KITCHEN = 'galleries/kitchen/';

const { content, root, folders, change, removeBathroom, again } = useContentDraft();
const studio = openStudio(root, new AbortController().signal, () => Promise.resolve());

function text(path: string): string {
  return content.read(path).toString();
}

const addToPortfolio = ({ sections }: Words) =>
  sections.push({ kind: 'gallery', gallery: 'kitchen' });

/** Puts another gallery there, with the files of an existing one. */
function addKitchen(model: string): Promise<SaveAnswer> {
  for (const name of readdirSync(join(TEST_SITE.content, model)))
    content.write(KITCHEN + name, content.read(model + name));
  return save(root, change({ [PORTFOLIO]: addToPortfolio }));
}

function removeKitchen(): Promise<SaveAnswer> {
  const draft = change({ [PORTFOLIO]: ({ sections }) => sections.pop() });
  const kitchen = readContentFile(root, `${KITCHEN}gallery.yaml`);
  return save(root, { ...draft, removed: kitchen ? [kitchen] : [] });
}

describe('saving', () => {
  it('changes one line for one value', async () => {
    const before = text(HOME).split('\n');
    const draft = change({
      [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'A shelf: tidy'),
    });
    const answer = await save(root, draft);
    const lines = text(HOME).split('\n');
    const changed = lines.filter((line, index) => line !== before[index]);
    expect(changed).toEqual(['      alt: "A shelf: tidy"']);
    expect(answer).toMatchObject({ saved: [readContentFile(root, HOME)] });
  });

  it('refuses what the content check refuses, with place and line, and writes nothing', async () => {
    const before = text(HOME);
    const draft = change({
      [HOME]: ({ sections: [banner, , , { counters }] }) => {
        banner.emphasis = 'ODC';
        Object.assign(counters[1] ?? {}, { value: '145+' });
      },
    });
    expect(await save(root, draft)).toMatchObject({
      problems: [
        { file: HOME, field: ['sections', 0, 'emphasis'], line: 11 },
        { file: HOME, field: ['sections', 3, 'counters', 1, 'value'], line: 41 },
      ],
    });
    expect(text(HOME)).toBe(before);
  });

  it('reports a file that was changed, removed or added elsewhere', async () => {
    const draft = change({ [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Mine') });
    content.edit(HOME, ['sections', 0, 'picture', 'alt'], 'Theirs');
    expect(await save(root, draft)).toEqual({ conflicts: [HOME] });
    const removed = [{ path: HOME, fingerprint: 'another' }];
    expect(await save(root, { files: [], removed })).toHaveProperty('conflicts');
    const added = { files: [{ path: HOME, data: {} }], removed: [] };
    expect(await save(root, added)).toHaveProperty('conflicts');
    const mine = again(draft);
    expect(await save(root, mine)).toHaveProperty('saved');
    content.remove(HOME);
    expect(await save(root, mine)).toEqual({ conflicts: [HOME] });
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
});

describe('files that the site does not use', () => {
  const media = ['galleries/organizing/extra.jpg', 'galleries/organizing/film.mp4'];
  const strays = ['galleries/organizing/film.mov', 'pages/home-PC.yaml'];

  beforeEach(async () => {
    for (const path of [...media, ...strays]) content.write(path, path);
    await studio.prepare();
  });

  it('do not keep the owner from saving: pictures and videos go to the trash', async () => {
    expect(listTrash(root)).toEqual([]);
    expect(await studio.save(change({ [HOME]: () => undefined }))).toHaveProperty('saved');
    expect(listTrash(root)).toMatchObject([{ files: media }]);
    for (const path of strays) {
      expect(text(path)).toBe(path);
      expect(existsSync(join(folders.draft, path)), 'is not copied').toBe(false);
    }
  });

  it('leave a video and its captions in their place', async () => {
    content.write('galleries/organizing/tour.mp4', VIDEO_START);
    content.write('galleries/organizing/tour.vtt', 'WEBVTT');
    const draft = change({
      [GALLERY]: ({ pictures: [first] }) => Object.assign(first ?? {}, { video: './tour.mp4' }),
    });
    expect(await studio.save(draft)).toHaveProperty('saved');
    for (const name of ['tour.mp4', 'tour.vtt'])
      expect(existsSync(join(root, 'galleries/organizing', name))).toBe(true);
  });

  it('go to the trash if the owner wants, and come back', async () => {
    await studio.removeStrays();
    expect(listTrash(root)).toMatchObject([{ files: strays }]);
    for (const path of strays) expect(existsSync(join(root, path))).toBe(false);
    await restore(root, listTrash(root)[0]?.id ?? '');
    for (const path of strays) expect(text(path)).toBe(path);
    expect(listTrash(root)).toEqual([]);
  });
});

describe('the trash', () => {
  it('keeps a removed picture, and gives it to words that name it again, as after Undo', async () => {
    const [before, photo] = [text(GALLERY), content.read(BATHROOM)];
    const files = [GALLERY, HOME, ORGANIZING].flatMap((path) => readContentFile(root, path) ?? []);
    expect(await save(root, removeBathroom())).toHaveProperty('saved');
    expect(existsSync(join(root, BATHROOM))).toBe(false);
    const place = { file: GALLERY, path: ['pictures', 3], value: { src: './05-bathroom.jpg' } };
    expect(listTrash(root)).toMatchObject([{ files: [BATHROOM], places: [place] }]);
    expect(await save(root, again({ files, removed: [] }))).toHaveProperty('saved');
    expect(text(GALLERY)).toBe(before);
    expect(content.read(BATHROOM).equals(photo)).toBe(true);
    expect(listTrash(root)).toEqual([]);
  });

  it('brings a gallery back whole', async () => {
    const yaml = `${KITCHEN}gallery.yaml`;
    await addKitchen('galleries/garage-revive/');
    const before = text(yaml);
    expect(await removeKitchen()).toHaveProperty('saved');
    expect(existsSync(join(root, KITCHEN))).toBe(false);
    const restored = await restore(root, listTrash(root)[0]?.id ?? '');
    expect(restored?.places).toMatchObject([
      { file: PORTFOLIO, value: { kind: 'gallery', gallery: 'kitchen' } },
    ]);
    const draft = change({ [PORTFOLIO]: addToPortfolio });
    draft.files.push(...(restored?.files ?? []));
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(text(yaml)).toBe(before);
    expect(listTrash(root)).toEqual([]);
  });

  it('keeps a removed section with its pictures, and puts it back where it was', async () => {
    const before = text(STYLING);
    const draft = change({ [STYLING]: ({ sections }) => sections.splice(0, 1) });
    expect(await save(root, draft)).toHaveProperty('saved');
    const [{ id, files } = { id: '', files: [] }] = listTrash(root);
    expect(files).toEqual(['pages/interior-styling/banner.jpg']);
    const { places = [] } = (await restore(root, id)) ?? {};
    expect(places).toMatchObject([{ path: ['sections', 0], value: { kind: 'introduction' } }]);
    const back = change({
      [STYLING]: ({ sections }) => sections.splice(0, 0, places[0]?.value as object),
    });
    expect(await save(root, back)).toHaveProperty('saved');
    expect(text(STYLING)).toBe(before);
    const teaser = change({ [HOME]: ({ sections }) => sections.splice(2, 1) });
    expect(await save(root, teaser)).toHaveProperty('saved');
    expect(listTrash(root)[0]).toMatchObject({ files: [], places: [{ path: ['sections', 2] }] });
  });

  it('keeps nothing of a section that moved to another page', async () => {
    const { data } = readContentFile(root, HOME) ?? {};
    const teaser = (data as Words).sections[2];
    const draft = change({
      [HOME]: ({ sections }) => sections.splice(2, 1),
      [PORTFOLIO]: ({ sections }) => sections.push(teaser),
    });
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(listTrash(root)).toEqual([]);
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
  const shown = () => readFileSync(join(folders.preview, HOME), 'utf8');

  beforeEach(() => studio.prepare());

  it('is shown in the preview without touching the content', async () => {
    const before = text(HOME);
    expect(statSync(join(folders.preview, BATHROOM)).ino).toBe(statSync(join(root, BATHROOM)).ino);
    const draft = change({
      [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Other words'),
    });
    expect(await studio.check(draft)).toEqual({ problems: [] });
    expect(shown()).toContain('Other words');
    expect(text(HOME)).toBe(before);
    const wrong = change({ [HOME]: ({ sections: [banner] }) => (banner.emphasis = '') });
    expect(await studio.check(wrong)).toMatchObject({ problems: [{ line: 11 }] });
    expect(shown()).toContain('Other words');
  });

  it('gives way to an earlier version that is looked at, and comes back', async () => {
    const earlier = change({
      [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Earlier'),
    });
    await layOut(root, earlier, folders.versions);
    await studio.show(folders.versions);
    expect(shown()).toContain('Earlier');
    await studio.check({ files: [], removed: [] });
    expect(shown()).toBe(text(HOME));
  });
});
