import { isSame } from '../../content/matchEntries.ts';
import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import { mediaPlaces, type Place, valueAt } from './content.ts';
import { formOf, goTo, placeKey, type Studio, studio } from './store.ts';
import type { Problem } from '../../types.ts';

const placeOf = ({ file, field }: Problem): Place => ({ file, path: field });

/** Whether a problem is one of a field that is new and still empty. */
function isUntouched({ file, field }: Problem, { files, saved }: Studio): boolean {
  const value = valueAt(files[file], field) ?? '';
  const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
  return field.length > 0 && isBlank && !isSame(value, valueAt(saved[file]?.data, field));
}

/**
 * The same problem at the field that shows it. One of a picture belongs to the field that names it;
 * one of another file without a form stands above a form, with the name of the file.
 */
function placed(problem: Problem, { files }: Studio, named: ReturnType<typeof mediaPlaces>) {
  const { file, message, line } = problem;
  if (file in files) {
    const isUnread = files[file] === undefined && line !== undefined;
    return isUnread ? { ...problem, message: WORDS.inLine(line, message) } : problem;
  }
  const place = named.get(file);
  if (place) return { ...problem, file: place.file, field: [...place.path] };
  const near = fileShowing(file);
  const shown = near in files ? near : FIRST_FILE;
  return { ...problem, file: shown, field: [], message: `content/${file} ${message}` };
}

/** Shows the problems of the last check, but for fields that are still to be filled in. */
export function showProblems(): void {
  const state = studio.getState();
  const { found, checked, isRefused, left, files } = state;
  // The problems of words that were changed since are not those of today.
  if (files !== checked) return;
  const isShown = (problem: Problem) =>
    isRefused || left.has(placeKey(placeOf(problem))) || !isUntouched(problem, state);
  const named = mediaPlaces(files, formOf);
  const problems = found.filter(isShown).map((problem) => placed(problem, state, named));
  studio.setState({ problems });
}

/** Ends a row of typing; a field that was left empty is asked to be filled in from now on. */
export function leaveField(place: Place): void {
  studio.setState(({ left }) => ({ typing: undefined, left: new Set(left).add(placeKey(place)) }));
  showProblems();
}

/** Opens the problem after the one that was opened last. */
export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const places = problems.map(placeOf);
  const last = target ? places.map(placeKey).indexOf(placeKey(target)) : -1;
  const next = places[(last + 1) % places.length];
  if (next) goTo(next);
}
