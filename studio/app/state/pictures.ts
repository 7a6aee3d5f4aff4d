import { layoutFor } from '../../../src/logic/galleryArrangements.ts';
import { pictureNameOf } from '../../../src/schemas/galleryPicture.ts';
import { galleryFile, slugOf } from '../names.ts';
import { leaves, valueAt, withValue } from './data.ts';
import { folderOf, type FormOf, picturePath } from './draft.ts';
import { type Files, type Place, type State } from './work.ts';

/** A picture as a gallery lists it. */
export interface Picture {
  src: string;
  alt: string;
  position?: string;
}

/** A picture of a gallery, with what pages call it by. */
export interface KnownPicture extends Picture {
  reference: string;
  file: string;
}

/** Where a picture is to be fetched: from its place, or from where it waits. */
export function sourceOf({ sources, placed }: State, file: string, src: unknown): string {
  const path = picturePath(file, src);
  const source = sources[path];
  return source === undefined || source === placed[path] ? path : source;
}

/** What a page calls a picture of a gallery by. */
export function referenceOf(file: string, src: string): string {
  return `${slugOf(file) ?? ''}/${pictureNameOf(src)}`;
}

export function picturesOf(files: Files, file: string): Picture[] {
  const list = valueAt(files[file], ['pictures']);
  return Array.isArray(list) ? (list as Picture[]) : [];
}

/** Every picture of every gallery. */
export function knownPictures(files: Files): KnownPicture[] {
  return Object.keys(files)
    .filter((file) => slugOf(file) !== undefined)
    .flatMap((file) =>
      picturesOf(files, file).map((picture) => ({
        ...picture,
        file,
        reference: referenceOf(file, picture.src),
      })),
    );
}

/** Every field that points at a picture or at a gallery by one of these names. */
export function usesOf(files: Files, formOf: FormOf, names: readonly string[]): Place[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    if (!form) return [];
    return leaves(form, data)
      .filter(
        ({ field, value }) => field.kind.endsWith('Reference') && names.includes(String(value)),
      )
      .map(({ path }) => ({ file, path }));
  });
}

/** Files in which everything that pointed at a picture points at another one. */
export function pointedAnew(
  files: Files,
  formOf: FormOf,
  before: string,
  after: string,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { file, path } of usesOf(files, formOf, [before]))
    changed[file] = withValue(changed[file] ?? files[file], path, after);
  return changed;
}

/** The names of all files in the folder of a file, now and since the start: none is given again. */
export function takenNames({ files, sources, saved }: State, file: string): string[] {
  const folder = folderOf(file);
  const before = saved.find(({ path }) => path === file)?.data;
  const listed = [files[file], before].flatMap((data) =>
    [...JSON.stringify(data ?? null).matchAll(/"src":"\.\/([^"]+)"/gu)].map(
      ([, name = '']) => name,
    ),
  );
  const fetched = Object.keys(sources).filter((path) => path.startsWith(folder));
  return [...listed, ...fetched.map((path) => path.slice(folder.length))];
}

/** A picture in another gallery, with everything that points at it. Its file goes along. */
export function moveToGallery(
  state: State,
  formOf: FormOf,
  { file, index, to }: { file: string; index: number; to: string },
) {
  const picture = picturesOf(state.files, file)[index];
  if (!picture) return undefined;
  const target = galleryFile(to);
  const [, stem = '', ending = ''] = /^\.\/(.+)(\.\w+)$/u.exec(picture.src) ?? [];
  const taken = takenNames(state, target);
  const names = [
    stem,
    ...Array.from({ length: taken.length + 1 }, (_, count) => `${stem}-${count + 2}`),
  ];
  const free = names.find((name) => !taken.some((one) => one.startsWith(`${name}.`))) ?? stem;
  const src = `./${free}${ending}`;
  const [before, after] = [referenceOf(file, picture.src), referenceOf(target, src)];
  const moved = {
    [file]: withValue(
      state.files[file],
      ['pictures'],
      picturesOf(state.files, file).filter((_, place) => place !== index),
    ),
    [target]: withValue(
      state.files[target],
      ['pictures'],
      [...picturesOf(state.files, target), { ...picture, src }],
    ),
  };
  return {
    files: { ...moved, ...pointedAnew({ ...state.files, ...moved }, formOf, before, after) },
    sources: { [picturePath(target, src)]: sourceOf(state, file, picture.src) },
  };
}

/** The file of a gallery, as far as it grows with its pictures. */
export interface Gallery {
  layout: string;
  pictures: Picture[];
}

/** A gallery with more pictures at its end, in a layout for so many. */
export function withPictures(gallery: Gallery, added: readonly { src: string }[]): Gallery {
  const pictures = [...gallery.pictures, ...added.map(({ src }) => ({ src, alt: '' }))];
  return { ...gallery, layout: layoutFor(gallery.layout, pictures.length), pictures };
}
