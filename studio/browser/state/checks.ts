import { memoise } from '../../../src/logic/memoise.ts';
import { isEmpty } from '../../shared/data.ts';
import { answerOf, api, fail } from '../api.ts';
import { fileShowing, FIRST_FILE } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Files, isObject, leavesOfFile, type Media, type Place, valueAt } from './content.ts';
import { mediaPlaces } from './pictures.ts';
import { keepUnsaved } from './keeping.ts';
import { goTo, placeKey, studio } from './store.ts';
import type { Problem } from '../../server/content/contentFiles.ts';

const placeOf = ({ file, field }: Problem): Place => ({ file, path: field });

/** The problem at the field that shows it: of a picture, the field that names it. */
function placed(problem: Problem, files: Files, named: ReturnType<typeof mediaPlaces>): Problem {
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

/** Shows the problems of the last check, except for empty fields the owner has not left. */
export function showProblems(): void {
  const { found, checked, isRefused, left, files } = studio.getState();
  // Stale: words were changed since the check.
  if (files !== checked) return;
  const isUnfilled = ({ file, field }: Problem) =>
    field.length > 0 && isEmpty(valueAt(files[file], field));
  const named = mediaPlaces(files);
  const problems = found
    .filter((one) => isRefused || !isUnfilled(one) || left.has(placeKey(placeOf(one))))
    .map((one) => placed(one, files, named));
  studio.setState({ problems });
}

/** Ends a typing step of Undo; from now on an empty field is reported. */
export function leaveField(place: Place): void {
  studio.setState(({ left }) => ({ typing: undefined, left: new Set(left).add(placeKey(place)) }));
  showProblems();
}

export function nextProblem(): void {
  const { problems, target } = studio.getState();
  const places = problems.map(placeOf);
  const last = target ? places.map(placeKey).indexOf(placeKey(target)) : -1;
  const next = places[(last + 1) % places.length];
  if (next) goTo(next);
}

const QUIET_MS = 350;

let timer: ReturnType<typeof setTimeout> | undefined;
let checks = Promise.resolve();
/** Whether a check is needed even if no words changed, also while another one runs. */
let isStale = false;

function checkSoon(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    void keepUnsaved();
    checks = checks.then(check);
  }, wait);
}

/** Checks again although no words changed, such as after viewing a version. */
export function checkNow(): void {
  studio.setState({ checked: undefined });
  isStale = true;
  checkSoon(0);
}

studio.subscribe((state, before) => {
  if (state.unsaved !== before.unsaved) checkSoon(QUIET_MS);
  if (state.unreachable === '' && before.unreachable !== '') checkSoon(0);
});

const structureOfFile = memoise((data: object, file): string => {
  const parts = leavesOfFile(data, file).map(({ field, value, ...place }) => ({
    ...place,
    value: field.kind === 'text' || value,
  }));
  return JSON.stringify(parts);
});

/** Everything that swapping words cannot show: pictures, choices, and the number of entries. */
function structure(files: Files, media: Media): string {
  const parts = Object.entries(files).map(([file, data]) => [
    file,
    isObject(data) ? structureOfFile(data, file) : '',
  ]);
  return JSON.stringify([parts, media]);
}

/** The words of the last answer without problems: the preview shows them, or will. */
let lastClean: Files | undefined;

/** Has the page beside the form made of words that were checked, once the preview has read them. */
async function waitUntilShown(files: Files, media: Media): Promise<void> {
  lastClean = files;
  const isShown = await answerOf(api.shown.$get()).catch(fail);
  // The next check has it shown.
  if (isShown === undefined) isStale = true;
  // Newer words are on their way into the preview.
  if (lastClean !== files) return;
  if (isShown === true) studio.setState({ shown: { files, structure: structure(files, media) } });
}

/** Has the unsaved changes checked: one request at a time, the latest words only. */
async function check(): Promise<void> {
  const { files, media, unsaved, checked } = studio.getState();
  if (files === checked && !isStale) return;
  isStale = false;
  const answer = await answerOf(api.check.$post({ json: unsaved })).catch(fail);
  if (!answer) return;
  const isClean = answer.problems.length === 0;
  studio.setState({
    found: answer.problems,
    checked: files,
    ...(isClean && { isRefused: false }),
  });
  showProblems();
  if (isClean) void waitUntilShown(files, media);
}
