import { isSame } from '../../content/matchEntries.ts';
import { isMediaPath } from '../../content/mediaPath.ts';
import { leaves } from './data.ts';
import { wordsOf } from './records.ts';
import type { Draft } from '../../content/types.ts';
import type { Field } from '../../forms/formFields.ts';
import type { Files, Place, State } from './work.ts';

const MEDIA: readonly string[] = ['picture', 'video', 'logo'];

/** The folder of a file, with the stroke at its end. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Where the picture of a field lies, as a path inside the content folder. */
export function picturePath(file: string, src: unknown): string {
  return folderOf(file) + String(src).replace(/^\.\//u, '');
}

export type FormOf = (path: string) => Field | undefined;

/** All photographs, videos and logos that the files name, each with the field that shows it. */
export function mediaPlaces(files: Files, formOf: FormOf): ReadonlyMap<string, Place> {
  const places = Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    if (!form) return [];
    return leaves(form, data)
      .filter(({ field, value }) => MEDIA.includes(field.kind) && value !== '')
      .map(({ path, value }) => [picturePath(file, value), { file, path }] as const);
  });
  return new Map(places);
}

/** What has to be written for the words to be as they are here. */
export function draftOf({ saved, files, sources, placed }: State, formOf: FormOf): Draft {
  const before = new Map(saved.map((file) => [file.path, file]));
  const named = mediaPlaces(files, formOf);
  const had = mediaPlaces(wordsOf(saved), formOf);
  const isNew = (path: string) => !had.has(path) || sources[path] !== placed[path];
  return {
    files: Object.entries(files)
      .filter(([path, data]) => !isSame(data, before.get(path)?.data))
      .map(([path, data]) => ({ path, data, fingerprint: before.get(path)?.fingerprint })),
    removedFiles: saved.map(({ path }) => path).filter((path) => !(path in files)),
    photos: [...named.keys()].filter(isNew).flatMap((path) => {
      const source = sources[path];
      return source === undefined ? [] : [{ path, source }];
    }),
    // What was written by hand may name any file. The studio takes away only what it may put there.
    removedPhotos: [...had.keys()].filter((path) => !named.has(path) && isMediaPath(path)),
  };
}

/** Whether there is anything to save. */
export function isEmpty(draft: Draft): boolean {
  return Object.values(draft).every((list: unknown[]) => list.length === 0);
}
