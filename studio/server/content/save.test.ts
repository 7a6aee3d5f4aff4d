import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { VIDEO_START } from '../../../tests/content/contentCopy.ts';
import { readContentFile, type UnsavedChanges } from './contentFiles.ts';
import {
  BATHROOM,
  GALLERY,
  HOME,
  NO_PREVIEW,
  ORGANIZING,
  useUnsavedContent,
  type Words,
} from './unsavedFixture.ts';
import { openStudio } from './openStudio.ts';
import { restore } from './restore.ts';
import { applyChanges, save, stage } from './save.ts';
import { emptyTrash, KEPT_MS, listTrash, putIntoTrash } from './trash.ts';
import { readUnsaved } from './unsaved.ts';

const PORTFOLIO = 'pages/portfolio.yaml';

const { content, root, folders, change, removeBathroom, again } = useUnsavedContent();
const studio = openStudio(root, new AbortController().signal, NO_PREVIEW);

function text(path: string): string {
  return content.read(path).toString();
}

it('reports a file that was changed, removed or added elsewhere', async () => {
  const unsaved = change({ [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Mine') });
  content.edit(HOME, ['sections', 0, 'picture', 'alt'], 'Theirs');
  expect(await save(root, unsaved)).toEqual({ conflicts: [HOME] });
  const removed = [{ path: HOME, fingerprint: 'another' }];
  expect(await save(root, { files: [], removed })).toHaveProperty('conflicts');
  const added = { files: [{ path: HOME, data: {} }], removed: [] };
  expect(await save(root, added)).toHaveProperty('conflicts');
  const mine = again(unsaved);
  expect(await save(root, mine)).toHaveProperty('saved');
  content.remove(HOME);
  expect(await save(root, mine)).toEqual({ conflicts: [HOME] });
});

function writeFileIn(folder: string, path: string, words: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), words);
}

describe('a file that another program broke', () => {
  const BROKEN = 'name: Anna: more\n';
  const told = { file: 'business.yaml', line: 1 };
  const rename = () => change({ 'business.yaml': (data) => Object.assign(data, { name: 'Mine' }) });

  it('is told with its line, and keeps its text; the preview shows the unsaved words', async () => {
    const unsaved = rename();
    content.write('business.yaml', BROKEN);
    expect(await save(root, unsaved)).toMatchObject({ unreadable: [told] });
    expect(await studio.check(unsaved)).toMatchObject({ problems: [], unreadable: [told] });
    expect(text('business.yaml')).toBe(BROKEN);
    expect(listTrash(root)).toEqual([]);
  });

  it('is saved over if the owner says so; the trash keeps it and gives it back', async () => {
    const unsaved = rename();
    content.write('business.yaml', BROKEN);
    expect(await save(root, { ...unsaved, overwrite: [HOME] })).toHaveProperty('unreadable');
    expect(await save(root, { ...unsaved, overwrite: ['business.yaml'] })).toHaveProperty('saved');
    expect(readContentFile(root, 'business.yaml')?.data).toMatchObject({ name: 'Mine' });
    const [removal] = listTrash(root);
    expect(removal?.files).toEqual(['business.yaml.broken']);
    await restore(root, removal?.id ?? '');
    expect(text('business.yaml.broken')).toBe(BROKEN);
    content.remove('business.yaml.broken');
  });

  it('is not saved over once it can be read again', async () => {
    const unsaved = { ...rename(), overwrite: ['business.yaml'] };
    content.edit('business.yaml', ['name'], 'Theirs');
    expect(await save(root, unsaved)).toEqual({ conflicts: ['business.yaml'] });
  });
});

describe('files that the site does not use', () => {
  const media = ['galleries/organizing/extra.jpg', 'galleries/organizing/film.mp4'];
  const unknownFiles = ['galleries/organizing/film.mov', 'pages/home-PC.yaml'];

  beforeEach(async () => {
    for (const path of [...media, ...unknownFiles]) content.write(path, path);
    await studio.prepare();
  });

  it('do not keep the owner from saving: pictures and videos go to the trash', async () => {
    expect(listTrash(root)).toEqual([]);
    expect(await studio.save(change({ [HOME]: () => undefined }))).toHaveProperty('saved');
    expect(listTrash(root)).toMatchObject([{ files: media }]);
    for (const path of unknownFiles) {
      expect(text(path)).toBe(path);
      expect(existsSync(join(folders.staging, path)), 'is not copied').toBe(false);
    }
  });

  it('leave a video and its captions in their place', async () => {
    content.write('galleries/organizing/tour.mp4', VIDEO_START);
    content.write('galleries/organizing/tour.vtt', 'WEBVTT');
    const unsaved = change({
      [GALLERY]: ({ pictures: [first] }) => Object.assign(first ?? {}, { video: './tour.mp4' }),
    });
    expect(await studio.save(unsaved)).toHaveProperty('saved');
    for (const name of ['tour.mp4', 'tour.vtt'])
      expect(existsSync(join(root, 'galleries/organizing', name))).toBe(true);
  });
});

describe('the trash', () => {
  const section = (label: string, words: string) => ({ kind: 'text', label, text: words });

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
    const yaml = 'galleries/garage-revive/gallery.yaml';
    content.edit(HOME, ['sections', 2, 'pictures', 2], 'tidy-touch/05-entry-hall');
    const before = text(yaml);
    const unsaved = change({ [PORTFOLIO]: ({ sections }) => sections.splice(4, 1) });
    const removed = [readContentFile(root, yaml)].flatMap((file) => file ?? []);
    expect(await save(root, { ...unsaved, removed })).toHaveProperty('saved');
    expect(existsSync(join(root, yaml, '..'))).toBe(false);
    const { files = [], places = [] } = (await restore(root, listTrash(root)[0]?.id ?? '')) ?? {};
    const section = { kind: 'gallery', gallery: 'garage-revive' };
    expect(places).toMatchObject([{ file: PORTFOLIO, path: ['sections', 4], value: section }]);
    const back = change({ [PORTFOLIO]: ({ sections }) => sections.splice(4, 0, section) });
    back.files.push(...files.map(({ path, data }) => ({ path, data })));
    expect(await save(root, back)).toHaveProperty('saved');
    expect(text(yaml)).toBe(before);
    expect(listTrash(root)).toEqual([]);
  });

  it('keeps a removed section although another of its kind was relabelled', async () => {
    const [prices, days] = [section('Prices', 'From 400 euros.'), section('Days', 'On Mondays.')];
    await save(root, change({ [HOME]: ({ sections }) => sections.push(prices, days) }));
    const unsaved = change({
      [HOME]: ({ sections }) =>
        sections.splice(-2, 2, { ...days, label: 'Opening days' } as object),
    });
    expect(await save(root, unsaved)).toHaveProperty('saved');
    expect(listTrash(root)).toMatchObject([{ places: [{ file: HOME, value: prices }] }]);
  });

  it('keeps people and paragraphs that were removed, but no redirects', async () => {
    const paragraphs = ['They came on a Monday.', 'Since then we find everything.'];
    const people = [{ name: 'Anna' }, { name: 'Ben' }];
    const lists = { paragraphs, people };
    content.write('redirects.yaml', 'entries:\n  - from: /a\n    to: /\n');
    const state = { written: [HOME, 'redirects.yaml'], removed: [] };
    const next = join(content.home, 'next');
    writeFileIn(root, HOME, JSON.stringify(lists));
    writeFileIn(next, HOME, JSON.stringify({ paragraphs: [paragraphs[0]], people: [people[1]] }));
    writeFileIn(next, 'redirects.yaml', 'entries: []');
    await putIntoTrash(root, next, state);
    expect(listTrash(root)).toMatchObject([
      {
        places: [
          { file: HOME, path: ['paragraphs', 1], value: paragraphs[1] },
          { file: HOME, path: ['people', 0], value: people[0] },
        ],
      },
    ]);
  });

  it('names removals in their order, although the clock was set back', async () => {
    await save(root, removeBathroom());
    vi.useFakeTimers({ now: Date.now() - 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    await save(root, change({ [HOME]: ({ sections }) => sections.splice(2, 1) }));
    const [last, first] = listTrash(root);
    expect([last?.files, first?.files]).toEqual([[], [BATHROOM]]);
  });

  it('keeps nothing of a section that moved to another page', async () => {
    const { data } = readContentFile(root, HOME) ?? {};
    const teaser = (data as Words).sections[2];
    const unsaved = change({
      [HOME]: ({ sections }) => sections.splice(2, 1),
      [PORTFOLIO]: ({ sections }) => sections.push(teaser),
    });
    expect(await save(root, unsaved)).toHaveProperty('saved');
    expect(listTrash(root)).toEqual([]);
  });

  it('brings back only what was chosen, with its pictures; the rest stays', async () => {
    const yaml = 'galleries/garage-revive/gallery.yaml';
    const photo = 'galleries/garage-revive/01-workshop.jpg';
    const note = { file: HOME, path: ['sections', 3], value: { label: 'A note' } };
    const teaser = { file: HOME, path: ['sections', 4], value: { src: `../${BATHROOM}` } };
    const folder = join(folders.trash, '1700000000000');
    for (const path of [yaml, photo, BATHROOM]) writeFileIn(folder, path, content.read(path));
    writeFileIn(folder, 'places.json', JSON.stringify([note, teaser]));
    for (const path of [yaml, photo, BATHROOM]) content.remove(path);
    const first = await restore(root, '1700000000000', { files: [yaml], places: [0] });
    expect(first).toMatchObject({ files: [{ path: yaml }], places: [note] });
    expect(Object.keys(first?.media ?? {})).toEqual([photo]);
    const second = await restore(root, '1700000000000', { files: [], places: [1] });
    expect(second).toMatchObject({ files: [], places: [teaser] });
    expect(Object.keys(second?.media ?? {})).toEqual([BATHROOM]);
  });

  it('forgets an entry once it is in the content again, also one without pictures', async () => {
    const [prices, days] = [section('Prices', 'From 400 euros.'), section('Days', 'On Mondays.')];
    await save(root, change({ [HOME]: ({ sections }) => sections.push(prices, days) }));
    await save(root, change({ [HOME]: ({ sections }) => sections.splice(-2, 2) }));
    expect(listTrash(root)).toMatchObject([{ places: [{ value: prices }, { value: days }] }]);
    await save(root, change({ [HOME]: ({ sections }) => sections.push(days) }));
    expect(listTrash(root)).toMatchObject([{ places: [{ value: prices }] }]);
    await save(root, change({ [HOME]: ({ sections }) => sections.push(prices) }));
    expect(listTrash(root)).toEqual([]);
  });

  it('gives no photograph away that another program could change in the trash', async () => {
    const words = change({ [GALLERY]: () => undefined, [ORGANIZING]: () => undefined });
    await save(root, removeBathroom());
    const trashed = join(listTrash(root)[0]?.id ?? '', BATHROOM);
    await stage(root, again(words), folders.staging);
    const inodeOf = (file: string) => statSync(file).ino;
    expect(inodeOf(join(folders.staging, BATHROOM))).not.toBe(
      inodeOf(join(folders.trash, trashed)),
    );
  });

  it('brings back an unknown file under a free name if there is a newer one', async () => {
    const [stray, other] = ['pages/home-PC.yaml', 'pages/home-PC-2.yaml'];
    content.write(stray, 'title: Old');
    await studio.removeUnknownFiles();
    content.write(stray, 'title: New');
    await restore(root, listTrash(root)[0]?.id ?? '');
    expect([text(stray), text(other)]).toEqual(['title: New', 'title: Old']);
    expect(listTrash(root)).toEqual([]);
    for (const path of [stray, other]) content.remove(path);
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

describe('a page with a new address', () => {
  const SITE_MAP = 'pages/site-map.yaml';
  const OVERVIEW = 'pages/overview.yaml';

  /** The page at its new address, with other data if given. */
  const move = (other?: object): UnsavedChanges => {
    const { data, fingerprint = '' } = readContentFile(root, SITE_MAP) ?? {};
    const redirects = change({
      'redirects.yaml': (file) =>
        Object.assign(file, { entries: [{ from: '/site-map', to: '/overview' }] }),
    });
    const page = { path: OVERVIEW, data: other ?? data, renamedFrom: SITE_MAP };
    return { files: [page, ...redirects.files], removed: [{ path: SITE_MAP, fingerprint }] };
  };

  /** Without the check: other pages of the test link to the old address. */
  const apply = async (unsaved: UnsavedChanges) =>
    applyChanges(root, folders.staging, await stage(root, unsaved, folders.staging));

  it('keeps its comments, and puts nothing into the trash', async () => {
    content.write(SITE_MAP, `# Ask Anna before changing this\n${text(SITE_MAP)}`);
    const before = text(SITE_MAP);
    await apply(move());
    expect(text(OVERVIEW)).toBe(before);
    expect(existsSync(join(root, SITE_MAP))).toBe(false);
    expect(listTrash(root)).toEqual([]);
  });

  it('is kept in the trash if another page took over its address', async () => {
    const other = { seo: { title: 'New', description: 'Else' }, sections: [{ kind: 'contact' }] };
    await apply(move(other));
    expect(listTrash(root)).toMatchObject([{ files: [SITE_MAP] }]);
  });
});

it('sets unreadable changes aside in a file, and starts without them', () => {
  content.write('../.studio/unsaved.json', '{"unsaved":{"words":[]}}');
  const { setAside = '' } = readUnsaved(root);
  expect(readUnsaved(root)).toEqual({});
  expect(text(`../.studio/${setAside}`)).toBe('{"unsaved":{"words":[]}}');
});
