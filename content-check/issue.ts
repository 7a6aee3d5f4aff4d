import { relative, sep } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { CHECK_WORDS } from './words.ts';

export interface Issue {
  /** File or folder, as a path inside the content folder. */
  file: string;
  /** From 1; absent for the whole file. */
  line?: number | undefined;
  /** The field, such as ["about", "counters", 1, "value"]. */
  path?: readonly PropertyKey[] | undefined;
  /** Continues a sentence about the place: what is wrong, then what to do. */
  message: string;
  /** Whether the field names a picture, gallery or page that does not exist. */
  isGone?: boolean;
  /** A value that has no problem, such as a darker colour. */
  suggestion?: string | undefined;
  /** Does not block a build. */
  isAdvice?: boolean;
}

export type FieldIssue = Omit<Issue, 'file'>;

/** Invisible and bidirectional control characters. Scripts without spaces need U+200B. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFD]|(?<![\p{sc=Khmr}\p{sc=Laoo}\p{sc=Thai}\p{sc=Mymr}])\u200B/gu;
const BY_LINE = new Intl.Collator('en', { numeric: true });

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Names the first invisible character of a text; allows line breaks and tabs. */
export function explainHidden(text: string): string | undefined {
  const [character] = text.replaceAll(/[\n\t]/gu, '').match(HIDDEN) ?? [];
  return character && CHECK_WORDS.hidden(codeOf(character));
}

/** A path for the owner: ["counters", 1, "value"] becomes "counters, entry 2, value". */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
}

/** The content folder in messages: a relative path, or an absolute one outside this folder. */
export function folderName(root: string): string {
  const path = relative('', root).replaceAll(sep, '/');
  return path.startsWith('../') ? root : path;
}

/** One line: "content/pages/home.yaml, line 58 › about, label: is empty. ...". */
export function formatIssue(issue: Issue, folder = 'content'): string {
  const { file, line, path = [], message, isAdvice } = issue;
  const place = line === undefined ? '' : `, line ${line}`;
  const field = path.length > 0 ? ` › ${formatPath(path)}` : '';
  const advice = isAdvice ? 'Advice: ' : '';
  return `${folder}/${file}${place}${field}: ${advice}${message}`.replaceAll(HIDDEN, codeOf);
}

/** Sorts by file and line, and removes duplicates. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const byText = new Map(issues.map((issue) => [formatIssue(issue), issue]));
  const texts = [...byText.keys()].sort(BY_LINE.compare);
  return texts.flatMap((text) => byText.get(text) ?? []);
}

/** The most similar word: up to a third of the characters may differ, and always two. */
export function closestWord(written: string, candidates: readonly string[]): string | undefined {
  const tolerance = Math.max(2, Math.floor(written.length / 3));
  const distanceTo = (word: string) => distance(written.toLowerCase(), word.toLowerCase());
  const [nearest] = candidates.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  return nearest !== undefined && distanceTo(nearest) <= tolerance ? nearest : undefined;
}

/** "Did you mean ...?" with a leading space; empty if no word is similar. */
export function didYouMean(written: string, candidates: readonly string[]): string {
  const word = closestWord(written, candidates);
  return word === undefined ? '' : CHECK_WORDS.didYouMean(word);
}
