import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import { type FormOf, mediaPlaces } from './draft.ts';
import type { Mistake } from '../../content/types.ts';
import type { Files } from './work.ts';

/**
 * Mistakes where a form shows them. The check also finds some in files that have no form: those of a
 * photograph stand at the field that shows it, those of a file that nothing shows above a form, with its name.
 * Of a file that cannot be read there is no field to lead to, only the line.
 */
export function atTheirFields(
  mistakes: readonly Mistake[],
  files: Files,
  formOf: FormOf,
): Mistake[] {
  const places = mediaPlaces(files, formOf);
  return mistakes.map((mistake) => {
    const { file, message, line } = mistake;
    if (file in files) {
      const isUnread = files[file] === undefined && line !== undefined;
      return isUnread ? { ...mistake, message: WORDS.inLine(line, message) } : mistake;
    }
    const place = places.get(file);
    if (place) return { ...mistake, file: place.file, field: [...place.path] };
    const near = fileShowing(file);
    const shown = near in files ? near : FIRST_FILE;
    return { ...mistake, file: shown, field: [], message: `content/${file} ${message}` };
  });
}
