import { fileShowing, FIRST_FILE } from '../names.ts';
import { leaves } from './data.ts';
import { type FormOf, picturePath } from './draft.ts';
import type { Mistake } from '../../content/types.ts';
import type { Files, Place } from './work.ts';

const MEDIA: readonly string[] = ['picture', 'video', 'logo'];

/** The fields that show each photograph, video and logo, by its path. */
function mediaPlaces(files: Files, formOf: FormOf): ReadonlyMap<string, Place> {
  const places = Object.entries(files).flatMap(([file, data]) => {
    const form = formOf(file);
    return form
      ? leaves(form, data)
          .filter(({ field, value }) => MEDIA.includes(field.kind) && value !== '')
          .map(({ path, value }) => [picturePath(file, value), { file, path }] as const)
      : [];
  });
  return new Map(places);
}

/**
 * Mistakes where a form shows them. The check also finds some in files that have no form: those of a
 * photograph stand at the field that shows it, those of a file that nothing shows above a form, with its name.
 */
export function atTheirFields(
  mistakes: readonly Mistake[],
  files: Files,
  formOf: FormOf,
): Mistake[] {
  const places = mediaPlaces(files, formOf);
  return mistakes.map((mistake) => {
    const { file, message } = mistake;
    if (file in files) return mistake;
    const place = places.get(file);
    if (place) return { ...mistake, file: place.file, field: [...place.path] };
    const near = fileShowing(file);
    const shown = near in files ? near : FIRST_FILE;
    return { ...mistake, file: shown, field: [], message: `content/${file} ${message}` };
  });
}
