import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { firstFree } from './freeName.ts';
import { storeMedia } from './media.ts';
import { mediaFolder, shapeOf } from './paths.ts';
import { trashOf } from './places.ts';
import { readContentFile } from './readContent.ts';
import { readNote } from './trash.ts';
import type { TrashAnswer } from '../types.ts';

/** Where the words of a removal go back to, if others have taken their place since. */
function freeWords(root: string, path: string): string {
  const { dir, ext, name } = posix.parse(path);
  const isGallery = shapeOf(path) === 'galleries';
  return firstFree(
    (number) => (isGallery ? `${dir}${number}/gallery.yaml` : `${dir}/${name}${number}${ext}`),
    (free) => existsSync(join(root, free)),
  );
}

/** Puts the media of a removal back into the waiting files; its words are for the window to add. */
export async function restore(root: string, id: string): Promise<TrashAnswer | undefined> {
  const note = readNote(root, id);
  if (!note) return undefined;
  const folder = join(trashOf(root), id);
  const words = note.files.filter((path) => shapeOf(path) !== undefined);
  const free = new Map(words.map((path) => [path, freeWords(root, path)]));
  const folders = new Map([...free].map((paths) => paths.map(mediaFolder) as [string, string]));
  const media: Record<string, number> = {};
  for (const path of note.files.filter((one) => !free.has(one))) {
    const { dir, base } = posix.parse(path);
    const target = posix.join(folders.get(dir) ?? dir, base);
    media[target] = await storeMedia(root, target, join(folder, path));
  }
  const places = note.places.map(({ value, ...place }) => {
    const { gallery } = Object(value) as { gallery?: string };
    const renamed = gallery === undefined ? undefined : folders.get(`galleries/${gallery}`);
    return {
      ...place,
      value:
        renamed === undefined ? value : { ...(value as object), gallery: posix.basename(renamed) },
    };
  });
  const files = [...free].map(([path, target]) => ({
    path: target,
    data: readContentFile(folder, path)?.data,
  }));
  return { files, media, places };
}
