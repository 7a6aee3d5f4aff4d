import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { TEST_SITE } from '../../node/sites.ts';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { binnedFile, listBin } from './bin.ts';
import { NOTE } from './binEntry.ts';
import { checkDraft, forgetCheckedDrafts } from './checkDraft.ts';
import { disk } from './disk.ts';
import { emptyDraft, isLawfulPath, layOutDraft } from './draft.ts';
import { binOf, cacheOf } from './places.ts';
import { readContent } from './readContent.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import type { ContentFile, Draft } from './types.ts';

interface Home {
  banner: { picture: { src: string; alt: string }; emphasis: string };
  about: { counters: { value: unknown }[] };
  services: { organizing: { pictures: string[] } };
}
interface Gallery {
  title: string;
  pictures: { src: string; alt: string; position?: string }[];
}

interface Portfolio {
  galleries: { gallery: string }[];
}

interface Organizing {
  rooms: { entries: { label: string; picture?: string }[] };
}

const HOME = 'pages/home.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';
const GALLERY = 'galleries/organizing/gallery.yaml';
const PORTFOLIO = 'pages/portfolio.yaml';
interface Words {
  [HOME]: Home;
  [ORGANIZING]: Organizing;
  [GALLERY]: Gallery;
  [PORTFOLIO]: Portfolio;
}

const BATHROOM = 'galleries/organizing/05-bathroom.jpg';
const [MODEL, KITCHEN] = ['galleries/garage-revive/', 'galleries/kitchen/'];
const MODEL_NAMES = readdirSync(join(TEST_SITE.content, MODEL));

const content = useContentCopy();
const root = join(content.home, 'content');

async function read<Path extends keyof Words>(
  path: Path,
): Promise<ContentFile & { data: Words[Path] }> {
  const file = (await readContent(root)).find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no ${path}`);
  return file as ContentFile & { data: Words[Path] };
}

/** A draft in which the words of one file are others. */
async function change<Path extends keyof Words>(
  path: Path,
  edit: (data: Words[Path]) => void,
): Promise<Draft> {
  const file = await read(path);
  edit(file.data);
  return { ...emptyDraft(), files: [file] };
}

function text(path: string): string {
  return content.read(path).toString();
}

/** Takes the bathroom out of its gallery, and out of the slider and the drawer that show it. */
async function removeBathroom(): Promise<Draft> {
  const gallery = await change(GALLERY, ({ pictures }) => pictures.splice(3, 1));
  const home = await change(HOME, (data) => {
    data.services.organizing.pictures[2] = 'organizing/07-garage';
  });
  const organizing = await change(ORGANIZING, ({ rooms }) => {
    for (const room of rooms.entries)
      if (room.picture === 'organizing/05-bathroom') delete room.picture;
  });
  const files = [gallery, home, organizing].flatMap((draft) => draft.files);
  return { ...gallery, files, removedPhotos: [BATHROOM] };
}

/** Another gallery, of the files of one that is there. */
function addKitchen(): Promise<Draft> {
  for (const name of MODEL_NAMES) content.write(KITCHEN + name, content.read(MODEL + name));
  return change(PORTFOLIO, ({ galleries }) => galleries.push({ gallery: 'kitchen' }));
}

async function removeKitchen(): Promise<Draft> {
  const draft = await change(PORTFOLIO, ({ galleries }) => galleries.pop());
  draft.removedFiles = [`${KITCHEN}gallery.yaml`];
  draft.removedPhotos = MODEL_NAMES.filter((name) => name.endsWith('.jpg')).map(
    (jpg) => KITCHEN + jpg,
  );
  return draft;
}

/** Saves a draft until the plug is pulled, when the list of what changes is written. */
async function interrupt(draft: Draft): Promise<void> {
  // What it is checked by is laid out already, and moves no file any more.
  await checkDraft(root, draft);
  let isOut = false;
  const { rename, rm } = disk;
  vi.spyOn(disk, 'rename').mockImplementation(async (...paths) => {
    if (isOut) throw new Error('The plug is out.');
    await rename(...paths);
    isOut = true;
  });
  vi.spyOn(disk, 'rm').mockImplementation((path) =>
    isOut ? Promise.reject(new Error('The plug is out.')) : rm(path),
  );
  await expect(save(root, draft)).rejects.toThrow('The plug is out.');
  vi.restoreAllMocks();
}

describe('checking', () => {
  it('has nothing against a draft without a change, and writes nothing', async () => {
    const before = readdirSync(root, { recursive: true }).sort();
    expect(await checkDraft(root, emptyDraft())).toEqual([]);
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(before);
  });

  it("names file, place and line in the check's own words", async () => {
    const draft = await change(HOME, ({ about, banner }) => {
      const [, second] = about.counters;
      if (second) second.value = '145+';
      banner.emphasis = 'ODC';
    });
    expect(await checkDraft(root, draft)).toEqual([
      {
        file: HOME,
        field: ['banner', 'emphasis'],
        line: 9,
        message: expect.stringMatching(/headline/u) as string,
      },
      {
        file: HOME,
        field: ['about', 'counters', 1, 'value'],
        line: 63,
        message:
          'must be a whole number from 0 to 9999 (a sign such as + goes into suffix), but is "145+". Write digits only.',
      },
    ]);
  });

  it('knows photographs that are only in the draft', async () => {
    const draft = await change(GALLERY, ({ pictures }) =>
      pictures.push({ src: './hall.jpg', alt: 'A hall' }),
    );
    expect(await checkDraft(root, draft)).toMatchObject([{ field: ['pictures', 7, 'src'] }]);
    const source = join(root, 'galleries/tidy-touch/05-entry-hall.jpg');
    draft.photos = [{ path: 'galleries/organizing/hall.jpg', source }];
    expect(await checkDraft(root, draft)).toEqual([]);
  });
});

describe('checking beside another process', () => {
  const other =
    'const [check, draft, root] = process.argv.slice(1); await (await import(check)).checkDraft(root, (await import(draft)).emptyDraft())';
  const files = ['checkDraft.ts', 'draft.ts'].map((name) => join(import.meta.dirname, name));
  const checkElsewhere = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', other, ...files, root]).pid;

  it('looks at the own draft, whatever the other one lays out meanwhile', async () => {
    const draft = await change(HOME, ({ banner }) => void (banner.emphasis = ''));
    const { rename } = disk;
    vi.spyOn(disk, 'rename').mockImplementation(async (from, to) => {
      await rename(from, to);
      if (String(to).endsWith(HOME)) checkElsewhere();
    });
    expect(await checkDraft(root, draft)).toMatchObject([{ field: ['banner', 'emphasis'] }]);
    vi.restoreAllMocks();
  });

  it('leaves nothing for good', async () => {
    const name = `checked-${checkElsewhere()}`;
    const names = () => readdirSync(cacheOf(root)).filter((one) => one.startsWith('checked-'));
    await checkDraft(root, emptyDraft());
    expect(names()).toContain(name);
    await forgetCheckedDrafts(root);
    expect(names()).toEqual([`checked-${process.pid}`]);
  });
});

describe('a draft that is laid out', () => {
  it('takes up no room for what has not changed, and never writes through to the owner', async () => {
    const { folder: first } = await layOutDraft(root, emptyDraft(), 'preview');
    expect(statSync(join(first, BATHROOM)).ino).toBe(statSync(join(root, BATHROOM)).ino);
    const old = text(HOME);
    const draft = await change(HOME, ({ banner }) => void (banner.picture.alt = 'Other words'));
    await layOutDraft(root, draft, 'preview');
    expect(text(HOME)).toBe(old);
    expect(await checkDraft(root, emptyDraft())).toEqual([]);
  });
});

describe('a draft that was saved', () => {
  it('leaves the site beside the form every file, and nothing to read again', async () => {
    const draft = await change(HOME, (data) => {
      data.banner.emphasis = 'long';
    });
    const { folder } = await layOutDraft(root, draft, 'preview');
    const before = statSync(join(folder, HOME)).ctimeMs;
    const removed = vi.spyOn(disk, 'rm');
    await save(root, draft);
    expect(await layOutDraft(root, emptyDraft(), 'preview')).toEqual({ folder, isNew: false });
    expect(statSync(join(folder, HOME)).ctimeMs).toBe(before);
    content.edit(HOME, ['banner', 'emphasis'], 'way');
    expect(readFileSync(join(folder, HOME), 'utf8')).not.toBe(text(HOME));
    expect(await layOutDraft(root, emptyDraft(), 'preview')).toEqual({ folder, isNew: true });
    expect(readFileSync(join(folder, HOME), 'utf8')).toBe(text(HOME));
    expect(removed).not.toHaveBeenCalledWith(join(folder, HOME));
    removed.mockRestore();
  });
});

describe('saving', () => {
  it('changes one line for one value', async () => {
    const before = text(HOME).split('\n');
    const draft = await change(HOME, ({ banner }) => void (banner.picture.alt = 'A shelf: tidy'));
    const result = await save(root, draft);
    const after = text(HOME).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      '    alt: "A shelf: tidy"',
    ]);
    expect('saved' in result && result.saved).toEqual([await read(HOME)]);
  });

  it('refuses what the check refuses, and writes nothing', async () => {
    const before = text(HOME);
    const draft = await change(HOME, ({ banner }) => void (banner.emphasis = ''));
    expect(await save(root, draft)).toMatchObject({
      mistakes: [{ field: ['banner', 'emphasis'] }],
    });
    expect(text(HOME)).toBe(before);
  });

  it('notices a file that was changed elsewhere, shows both and can go on from there', async () => {
    const draft = await change(HOME, ({ banner }) => void (banner.picture.alt = 'Mine'));
    content.edit(HOME, ['banner', 'picture', 'alt'], 'Theirs');
    const result = await save(root, draft);
    const [conflict] = 'conflicts' in result ? result.conflicts : [];
    expect(conflict).toMatchObject({
      path: HOME,
      theirs: { data: { banner: { picture: { alt: 'Theirs' } } } },
    });
    expect(text(HOME)).toContain('Theirs');
    const files = draft.files.map((file) => ({
      ...file,
      fingerprint: conflict?.theirs?.fingerprint,
    }));
    expect(await save(root, { ...draft, files })).toHaveProperty('saved');
    expect(text(HOME)).toContain('Mine');
  });

  it('notices a file that was removed or made elsewhere', async () => {
    const draft = await change(HOME, ({ banner }) => void (banner.picture.alt = 'Mine'));
    content.remove(HOME);
    expect(await save(root, draft)).toMatchObject({ conflicts: [{ theirs: undefined }] });
    const [{ path, data }] = draft.files as [ContentFile];
    writeFileSync(join(root, HOME), 'title: other');
    const made = { ...emptyDraft(), files: [{ path, data }] };
    expect(await save(root, made)).toMatchObject({
      conflicts: [{ theirs: { data: { title: 'other' } } }],
    });
  });

  it('puts what was removed into the bin, and brings back file, words and place', async () => {
    const [before, photo] = [text(GALLERY), content.read(BATHROOM)];
    expect(await save(root, await removeBathroom())).toHaveProperty('saved');
    expect(existsSync(join(root, BATHROOM))).toBe(false);
    const [entry] = listBin(root);
    expect(entry?.files).toEqual([BATHROOM]);
    expect(await restore(root, entry?.id ?? '')).toHaveProperty('saved');
    expect(text(GALLERY)).toBe(before);
    expect(content.read(BATHROOM)).toEqual(photo);
    expect(listBin(root)).toEqual([]);
    expect(await restore(root, '../bin')).toBeUndefined();
  });

  it('shows what is in the bin beside an entry that is damaged', async () => {
    expect(await save(root, await removeBathroom())).toHaveProperty('saved');
    const damaged = join(binOf(root), '20991231235959999-1');
    mkdirSync(damaged);
    writeFileSync(join(damaged, NOTE), '{"id":"2099');
    expect(listBin(root)).toMatchObject([{ files: [BATHROOM] }]);
    expect(await restore(root, basename(damaged))).toBeUndefined();
    rmSync(binOf(root), { recursive: true });
  });

  it.each([
    ['', root],
    [', behind a link', join(content.home, 'linked', 'content')],
  ])('puts nothing into the bin that has only gone to another place%s', async (_, own) => {
    const draft = await removeBathroom();
    const { pictures } = draft.files[0]?.data as Gallery;
    pictures.push({ src: './wash-room.jpg', alt: 'The wash room' });
    const path = 'galleries/organizing/wash-room.jpg';
    draft.photos = [{ path, source: join(root, BATHROOM) }];
    mkdirSync(join(content.home, 'linked'));
    symlinkSync(root, join(content.home, 'linked', 'content'), 'junction');
    expect(await save(own, draft)).toHaveProperty('saved');
    rmSync(join(content.home, 'linked', 'content'));
    expect([BATHROOM, path].map((file) => existsSync(join(root, file)))).toEqual([false, true]);
    expect(listBin(own)).toEqual([]);
    rmSync(join(content.home, 'linked'), { recursive: true });
  });

  it('exchanges pictures of a place when the earlier one comes back', async () => {
    const source = join(root, 'pages/interior-styling/banner.jpg');
    const draft = await change(HOME, ({ banner }) => {
      banner.picture = { ...banner.picture, src: './home/other.jpg' };
    });
    draft.photos = [{ path: 'pages/home/other.jpg', source }];
    draft.removedPhotos = ['pages/home/banner.jpg'];
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(await restore(root, listBin(root)[0]?.id ?? '')).toHaveProperty('saved');
    expect(text(HOME)).toContain('src: ./home/banner.jpg');
    expect(listBin(root)[0]?.files).toEqual(['pages/home/other.jpg']);
  });

  it('brings a gallery back under a free name where another has taken its own', async () => {
    expect(await save(root, await addKitchen())).toHaveProperty('saved');
    expect(await save(root, await removeKitchen())).toHaveProperty('saved');
    expect(await save(root, await addKitchen())).toHaveProperty('saved');
    expect(await restore(root, listBin(root)[0]?.id ?? '')).toHaveProperty('saved');
    expect(text(PORTFOLIO)).toContain('gallery: kitchen-2\n');
    expect(readdirSync(join(root, 'galleries/kitchen-2'))).toEqual(MODEL_NAMES);
  });

  it('brings a gallery back whole when one of its pictures had gone to another', async () => {
    expect(await save(root, await addKitchen())).toHaveProperty('saved');
    const draft = await removeKitchen();
    const other = await change(GALLERY, ({ pictures }) =>
      pictures.push({ src: './kitchen.jpg', alt: 'A kitchen' }),
    );
    draft.files.push(...other.files);
    const source = join(root, draft.removedPhotos[0] ?? '');
    draft.photos = [{ path: 'galleries/organizing/kitchen.jpg', source }];
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(await restore(root, listBin(root)[0]?.id ?? '')).toHaveProperty('saved');
    expect(text(PORTFOLIO)).toContain('gallery: kitchen\n');
    expect(readdirSync(join(root, KITCHEN))).toEqual(MODEL_NAMES);
    expect(existsSync(join(root, 'galleries/organizing/kitchen.jpg'))).toBe(true);
  });

  it('brings words of a gallery that were written by hand back to its pictures', async () => {
    const before = text(GALLERY);
    const draft = await change(GALLERY, (data) => void (data.title = 'Other words'));
    await interrupt(draft);
    writeFileSync(join(root, GALLERY), before.replace('title: ', 'title: By hand '));
    await readContent(root);
    const [entry] = listBin(root);
    expect(entry?.files).toEqual([GALLERY]);
    expect(await restore(root, entry?.id ?? '')).toHaveProperty('saved');
    expect(text(GALLERY)).toContain('By hand');
    expect(listBin(root)[0]?.files).toEqual([GALLERY]);
  });

  it('puts no photograph over one that was added elsewhere', async () => {
    const theirs = content.read(BATHROOM);
    const source = join(root, 'pages/interior-styling/banner.jpg');
    const draft = { ...emptyDraft(), photos: [{ path: BATHROOM, source }] };
    expect(await save(root, draft)).toMatchObject({ mistakes: [{ file: BATHROOM }] });
    expect(content.read(BATHROOM)).toEqual(theirs);
  });

  it('leaves everything as it was when the disk refuses', async () => {
    const [home, gallery] = [text(HOME), text(GALLERY)];
    const draft = await removeBathroom();
    vi.spyOn(disk, 'rename')
      .mockImplementationOnce(disk.rename)
      .mockRejectedValueOnce(new Error('full'));
    await expect(save(root, draft)).rejects.toThrow('full');
    vi.restoreAllMocks();
    expect([text(HOME), text(GALLERY)]).toEqual([home, gallery]);
    expect(existsSync(join(root, BATHROOM))).toBe(true);
  });

  it('carries an interrupted saving through when the content is read', async () => {
    const before = text(HOME);
    const draft = await change(HOME, ({ banner }) => void (banner.picture.alt = 'Other words'));
    await interrupt(draft);
    writeFileSync(join(root, HOME), before.replace('alt: ', 'alt: By hand. '));
    await readContent(root);
    expect(await content.mistakes()).toEqual([]);
    expect(text(HOME)).toContain('Other words');
    // What was written by hand in between comes back out of the bin, and the other one goes there.
    const newest = () => listBin(root)[0]?.id ?? '';
    expect(await restore(root, newest())).toHaveProperty('saved');
    expect(text(HOME)).toContain('By hand.');
    expect(readFileSync(binnedFile(root, newest(), 0), 'utf8')).toContain('Other words');
  });

  it.each([
    '../business.yaml',
    '/etc/passwd',
    'pages/../../a.yaml',
    'pages\\home.yaml',
    'other.yaml',
    'pages/home/.x.jpg',
    'pages/home/page.html',
    'galleries/A/one.jpg',
    'pages/./home.yaml',
    '',
    'one.jpg',
  ])('does not write %s', (path) => {
    expect(isLawfulPath(path)).toBe(false);
    const draft = { ...emptyDraft(), files: [{ path, data: {} }] };
    expect(() => save(root, draft)).toThrow('The studio does not write');
  });

  it.each(['galleries/a/before/one.jpg', 'pages/banner.jpg', 'pages/home/sub/tour.mp4'])(
    'writes %s, which words may name',
    (path) => expect(isLawfulPath(path)).toBe(true),
  );
});
