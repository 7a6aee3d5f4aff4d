import { asPicture, type Gallery } from '../../shared/gallery.ts';
import { answerOf, api } from '../api.ts';
import { moved } from '../state/content.ts';
import { movePicture, type PictureMove } from '../state/movePicture.ts';
import { picturePath, picturesOf, type PointChange, replacePicture } from '../state/pictures.ts';
import { offerUndo, removeBy } from '../state/removal.ts';
import { addMedia, edit, say, studio, UNDO } from '../state/store.ts';
import { nameOfFile } from '../names.ts';
import { WORDS } from '../words.ts';
import { chooseNone, closePanel, galleryView, openPhoto } from './galleryView.ts';
import type { StoredMedia } from '../../server/content/media.ts';

const { gallery: words } = WORDS;
const PICTURES = ['pictures'];

function listOf(file: string): string[] {
  return picturesOf(studio.getState().files, file).map(({ src }) => src);
}

/** Moves a photograph to another place in its gallery. */
export function reorder(file: string, from: number, to: number): void {
  edit({ file, path: PICTURES }, (files) => {
    const gallery = files[file] as Gallery;
    gallery.pictures = moved(gallery.pictures, from, to);
  });
}

/** Removes entries of a gallery; the panel goes on with the next one. */
function removeWhere(file: string, isGone: (src: string, index: number) => boolean): void {
  const before = listOf(file);
  const openAt = before.indexOf(galleryView.getState().openPhoto ?? '');
  const isStaying = (src: string, index: number) => !isGone(src, index);
  const removal = removeBy({ file, path: PICTURES }, (files) => {
    const gallery = files[file] as Gallery;
    gallery.pictures = gallery.pictures.filter((entry, index) =>
      isStaying(asPicture(entry).src, index),
    );
  });
  const open = before[openAt];
  if (open !== undefined && isGone(open, openAt))
    openPhoto(before.find((src, index) => index > openAt && isStaying(src, index)));
  chooseNone();
  offerUndo(removal);
}

/** Removes photographs by their names. */
export function removePhotos(file: string, sources: readonly string[]): void {
  removeWhere(file, (src) => sources.includes(src));
}

/** Removes one photograph: another program may have left out the names of several. */
export function removePhoto(file: string, at: number): void {
  removeWhere(file, (_, index) => index === at);
}

/** Names a stored picture in place of another, here and on all pages; the panel stays with it. */
export function putInPlace(
  file: string,
  src: string,
  stored: string,
  changePoint?: PointChange,
): void {
  const index = listOf(file).indexOf(src);
  // It may have been removed during the upload.
  if (index === -1) return;
  const place = { file, path: [...PICTURES, index] };
  edit(place, (files) =>
    replacePicture(files, { file, path: [...place.path, 'src'] }, stored, changePoint),
  );
  if (galleryView.getState().openPhoto === src) openPhoto(stored);
}

/** Has the server copy a picture or video for another gallery. */
async function copyFor(to: string, file: string, src: string): Promise<StoredMedia> {
  const json = { file: to, path: picturePath(file, src) };
  const stored = await answerOf(api.photos.copy.$post({ json }));
  addMedia({ [stored.path]: stored.time });
  return stored;
}

/** Moves photographs to the end of another gallery, as one step of Undo. */
export async function moveToGallery(
  file: string,
  sources: readonly string[],
  to: string,
): Promise<void> {
  const moves: PictureMove[] = [];
  for (const src of listOf(file).filter((one) => sources.includes(one))) {
    const { video } =
      picturesOf(studio.getState().files, file).find((one) => one.src === src) ?? {};
    const copy = await copyFor(to, file, src);
    const videoCopy = video === undefined ? undefined : await copyFor(to, file, video);
    moves.push({ file, src, to: { file: to, src: copy.src, video: videoCopy?.src } });
  }
  const there = new Set(listOf(to));
  const possible = moves.filter((move) => !there.has(move.to.src));
  edit({ file, path: PICTURES }, (files) => {
    for (const move of possible) movePicture(files, move);
  });
  const gone = possible.map(({ src }) => src);
  if (gone.includes(galleryView.getState().openPhoto ?? '')) closePanel();
  chooseNone();
  const name = nameOfFile(studio.getState().files, to);
  if (possible.length === moves.length) say(words.moved(possible.length, name), UNDO);
  else say(words.alreadyIn(moves.length - possible.length, name));
}
