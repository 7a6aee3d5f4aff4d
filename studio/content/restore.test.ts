import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useContentCopy, VIDEO_START } from '../../tests/content/contentCopy.ts';
import { listBin } from './bin.ts';
import { emptyDraft } from './draft.ts';
import { readContentFile } from './readContent.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import type { ChangedFile, SaveResult } from './types.ts';

interface Picture {
  src: string;
  alt: string;
  video?: string;
}

/** Of a gallery, and of a page that shows one. */
interface Words {
  pictures: Picture[];
  gallery: string;
}

const [STYLING, PORTFOLIO] = ['pages/interior-styling.yaml', 'pages/portfolio.yaml'];
const [MODEL, KITCHEN] = ['galleries/garage-revive/', 'galleries/kitchen/'];
const GALLERY = 'galleries/organizing/gallery.yaml';
const VIDEO = 'galleries/organizing/tour.mp4';
const BATHROOM_AT = 3;

const content = useContentCopy();
const root = join(content.home, 'content');

function text(path: string): string {
  return content.read(path).toString();
}

function change(path: string, edit: (data: Words) => void): ChangedFile {
  const file = readContentFile(root, path);
  if (!file) throw new Error(`There is no ${path}`);
  edit(file.data as Words);
  return file;
}

function changePictures(edit: (pictures: Picture[]) => void): ChangedFile {
  return change(GALLERY, ({ pictures }) => edit(pictures));
}

function restoreLast(): Promise<SaveResult | undefined> {
  return restore(root, listBin(root)[0]?.id ?? '');
}

/** Gives a picture of a gallery a video. */
function addTour(): void {
  content.write(VIDEO, VIDEO_START);
  content.edit(GALLERY, ['pictures', BATHROOM_AT, 'video'], './tour.mp4');
}

/** Takes the video from its picture again. */
async function removeTour(): Promise<void> {
  const files = [changePictures((pictures) => delete pictures[BATHROOM_AT]?.video)];
  const removed = await save(root, { ...emptyDraft(), files, removedPhotos: [VIDEO] });
  expect(removed).toHaveProperty('saved');
}

it('brings back a gallery that only a page of a service had shown, at the end of the portfolio', async () => {
  const names = readdirSync(join(root, MODEL));
  for (const name of names) content.write(KITCHEN + name, content.read(MODEL + name));
  content.edit(STYLING, ['gallery'], 'kitchen');
  const files = [change(STYLING, (data) => void (data.gallery = 'styling'))];
  const photos = names.filter((name) => name.endsWith('.jpg')).map((name) => KITCHEN + name);
  const draft = { files, removedFiles: [`${KITCHEN}gallery.yaml`], removedPhotos: photos };
  expect(await save(root, { ...emptyDraft(), ...draft })).toHaveProperty('saved');
  const before = text(STYLING);
  expect(await restoreLast()).toHaveProperty('saved');
  expect(readdirSync(join(root, KITCHEN))).toEqual(names);
  expect(text(PORTFOLIO)).toContain('  - gallery: garage-revive\n  - gallery: kitchen\n');
  expect(text(STYLING)).toBe(before);
});

it('brings a video back to its picture, although that stands elsewhere by now', async () => {
  addTour();
  await removeTour();
  const files = [
    changePictures((pictures) => pictures.unshift(...pictures.splice(BATHROOM_AT, 1))),
  ];
  expect(await save(root, { ...emptyDraft(), files })).toHaveProperty('saved');
  expect(await restoreLast()).toHaveProperty('saved');
  expect(readContentFile(root, GALLERY)?.data).toMatchObject({
    pictures: [{ src: './05-bathroom.jpg', video: './tour.mp4' }, ...new Array<object>(6).fill({})],
  });
  expect(content.read(VIDEO).toString()).toBe(VIDEO_START);
});

it('puts into the bin the video that a picture was given instead', async () => {
  addTour();
  await removeTour();
  const other = VIDEO.replace('tour', 'other');
  content.write(other, VIDEO_START);
  content.edit(GALLERY, ['pictures', BATHROOM_AT, 'video'], './other.mp4');
  expect(await restoreLast()).toHaveProperty('saved');
  expect(text(GALLERY)).toContain('video: ./tour.mp4');
  expect(listBin(root)[0]?.files).toEqual([other]);
});

it('leaves a file alone that was named by hand instead and is none of the studio', async () => {
  addTour();
  await removeTour();
  content.edit(GALLERY, ['pictures', BATHROOM_AT, 'video'], './film.MOV');
  expect(await restoreLast()).toHaveProperty('saved');
  expect(text(GALLERY)).toContain('video: ./tour.mp4');
});

it('brings a picture back with its video, under free names where others have taken theirs', async () => {
  const shown = text(GALLERY);
  const photo = content.read('galleries/tidy-touch/05-entry-hall.jpg');
  const added = { src: './hall.jpg', alt: 'A hall', video: './tour.mp4' };
  const [hall, tour] = ['galleries/organizing/hall.jpg', VIDEO];
  const put = (bytes: Buffer) => {
    content.write(hall, bytes);
    content.write(tour, VIDEO_START);
    content.write(GALLERY, `${shown}  - ${JSON.stringify(added)}\n`);
  };
  put(photo);
  const files = [changePictures((pictures) => pictures.pop())];
  const draft = { ...emptyDraft(), files, removedPhotos: [hall, tour] };
  expect(await save(root, draft)).toHaveProperty('saved');
  put(content.read('pages/interior-styling/banner.jpg'));
  expect(await restoreLast()).toHaveProperty('saved');
  expect(text(GALLERY)).toContain('./hall-2.jpg');
  expect(text(GALLERY)).toContain('./tour-2.mp4');
  expect(content.read('galleries/organizing/hall-2.jpg')).toEqual(photo);
});
