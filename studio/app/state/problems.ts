import { isSame } from '../../content/data.ts';
import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Files, type FormOf, type Records, valueAt } from './data.ts';
import { mediaPlaces } from './pictures.ts';
import type { Problem } from '../../types.ts';

/** Whether a problem is one of a field that is new and still empty. */
export function isUntouched({ file, field }: Problem, saved: Records, files: Files): boolean {
  const value = valueAt(files[file], field) ?? '';
  const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
  return field.length > 0 && isBlank && !isSame(value, valueAt(saved[file]?.data, field));
}

/**
 * Problems at the fields that show them. Those of a picture belong to the field that names it; those
 * of other files without a form stand above a form, with the name of the file.
 */
export function placeProblems(
  problems: readonly Problem[],
  files: Files,
  formOf: FormOf,
): Problem[] {
  const places = mediaPlaces(files, formOf);
  return problems.map((problem) => {
    const { file, message, line } = problem;
    if (file in files) {
      const isUnread = files[file] === undefined && line !== undefined;
      return isUnread ? { ...problem, message: WORDS.inLine(line, message) } : problem;
    }
    const place = places.get(file);
    if (place) return { ...problem, file: place.file, field: [...place.path] };
    const near = fileShowing(file);
    const shown = near in files ? near : FIRST_FILE;
    return { ...problem, file: shown, field: [], message: `content/${file} ${message}` };
  });
}
