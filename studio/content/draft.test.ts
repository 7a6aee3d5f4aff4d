import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy } from '../../tests/content/contentCopy.ts';
import { listBin } from './bin.ts';
import { checkDraft } from './checkDraft.ts';
import { emptyDraft } from './draft.ts';
import { readContentFile } from './readContent.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import type { ChangedFile } from './types.ts';

interface Gallery {
  pictures: { src: string; alt: string }[];
}

const FOLDER = 'galleries/organizing/';
const GALLERY = `${FOLDER}gallery.yaml`;
const OTHER = 'pages/interior-styling/banner.jpg';
/** As the words spell it, with one sign for each accent; older disks and cameras write two. */
const GUESTS = 'Bad für Gäste.jpg';
const THERE = FOLDER + GUESTS.normalize('NFD');

const content = useContentCopy();
const root = join(content.home, 'content');

function changePictures(edit: (pictures: Gallery['pictures']) => void): ChangedFile {
  const file = readContentFile(root, GALLERY);
  if (!file) throw new Error(`There is no ${GALLERY}`);
  edit((file.data as Gallery).pictures);
  return file;
}

function text(): string {
  return content.read(GALLERY).toString();
}

function namesWithAccents(): string[] {
  return readdirSync(join(root, FOLDER)).filter((name) => name.normalize() === GUESTS);
}

describe('a photograph whose accents the disk spells in other signs than the words', () => {
  beforeEach(() => {
    content.write(THERE, content.read('galleries/tidy-touch/05-entry-hall.jpg'));
    content.write(GALLERY, `${text()}  - src: ./${GUESTS}\n    alt: A bathroom\n`);
  });

  it('is removed, and comes back as it was', async () => {
    const [before, photo] = [text(), content.read(THERE)];
    const files = [changePictures((pictures) => pictures.pop())];
    const draft = { ...emptyDraft(), files, removedPhotos: [FOLDER + GUESTS] };
    expect(await checkDraft(root, draft)).toEqual([]);
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(namesWithAccents()).toEqual([]);
    expect(await restore(root, listBin(root)[0]?.id ?? '')).toHaveProperty('saved');
    expect(text()).toBe(before);
    expect(content.read(THERE)).toEqual(photo);
  });

  it('comes back under a free name where another has taken its own', async () => {
    const [before, photo] = [text(), content.read(THERE)];
    const files = [changePictures((pictures) => pictures.pop())];
    const draft = { ...emptyDraft(), files, removedPhotos: [FOLDER + GUESTS] };
    expect(await save(root, draft)).toHaveProperty('saved');
    content.write(FOLDER + GUESTS, content.read(OTHER));
    content.write(GALLERY, before);
    expect(await restore(root, listBin(root)[0]?.id ?? '')).toHaveProperty('saved');
    const free = GUESTS.replace('.jpg', '-2.jpg');
    expect(text()).toContain(`src: ./${free}\n`);
    expect(content.read(FOLDER + free.normalize('NFD'))).toEqual(photo);
  });

  it('is replaced by another, and goes to the bin', async () => {
    const files = [
      changePictures((pictures) => Object.assign(pictures.at(-1) ?? {}, { src: './new.jpg' })),
    ];
    const photos = [{ path: `${FOLDER}new.jpg`, source: join(root, OTHER) }];
    const draft = { files, photos, removedFiles: [], removedPhotos: [FOLDER + GUESTS] };
    expect(await save(root, draft)).toHaveProperty('saved');
    expect(namesWithAccents()).toEqual([]);
    expect(listBin(root)[0]?.files).toEqual([THERE]);
  });

  it('is not lost to another that is to lie in its place', async () => {
    const photos = [{ path: FOLDER + GUESTS, source: join(root, OTHER) }];
    expect(await save(root, { ...emptyDraft(), photos })).toMatchObject({
      mistakes: [{ file: FOLDER + GUESTS }],
    });
    expect(namesWithAccents()).toHaveLength(1);
  });
});
