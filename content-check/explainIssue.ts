import { suggestion } from './issue.ts';
import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Longer texts are cut when they are repeated in a message. */
const QUOTE_MAX_LENGTH = 60;

/** What a group of fields expects, when it is something else. */
export const GROUP_ERROR = 'must be a group of fields';

const NUMBER_TYPES: readonly string[] = ['number', 'int'];
const DIGITS = /^\d+$/u;

/**
 * A path as the writer reads it: ["about", "counters", 1, "value"] is "about, counters, entry 2,
 * value".
 */
export function formatPath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
}

/** What stands at a place of a file; undefined where nothing does. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<PropertyKey, unknown>)[part];
  }, data);
}

function quote(words: string): string {
  const isLong = words.length > QUOTE_MAX_LENGTH;
  return JSON.stringify(isLong ? `${words.slice(0, QUOTE_MAX_LENGTH)}…` : words);
}

function describeValue(value: unknown, issue: Issue): string {
  if (value === null || value === '') return 'is empty';
  if (Array.isArray(value) && issue.code === 'invalid_type') return 'is a list';
  if (Array.isArray(value))
    return `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (value instanceof Date) return 'is a date';
  if (typeof value === 'object') return 'is a group of fields';
  if (typeof value === 'number' || typeof value === 'boolean') return `is ${String(value)}`;
  if (typeof value !== 'string') return 'is something else';
  return issue.code === 'too_big' ? `has ${value.length} characters` : `is ${quote(value)}`;
}

/** Words the field would have taken, where there is a list of them. */
function possibleWords(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && 'options' in issue)
    return (issue.options ?? []).map(String);
  if (issue.code !== 'custom') return [];
  const words: unknown = issue.params?.values;
  return Array.isArray(words) ? words.map(String) : [];
}

/** Puts a text together again that was read as a group: { Storage: "boxes" } is "Storage: boxes". */
function textOfGroup(value: object): string | undefined {
  const [[name, words] = [], ...others] = Object.entries(value) as [string, unknown][];
  const isWhole = others.length === 0 && ['string', 'number'].includes(typeof words);
  return isWhole ? `${String(name)}: ${String(words)}` : undefined;
}

function adviceForText(value: unknown): string {
  if (typeof value !== 'object' || value instanceof Date) return ' Put it in quotes.';
  if (value === null) return '';
  if (Array.isArray(value))
    return ' Brackets or dashes make it a list: put the whole text in quotes.';
  const text = textOfGroup(value);
  const example = text === undefined ? '' : `: ${quote(text)}`;
  return ` A colon or braces make it a group: put the whole text in quotes${example}.`;
}

function advice(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string') return adviceForText(value);
    if (typeof value === 'string' && NUMBER_TYPES.includes(issue.expected))
      return DIGITS.test(value) ? ' Write the number without quotes.' : ' Write digits only.';
  }
  if (issue.message === GROUP_ERROR && typeof value === 'string')
    return ' Write each of its fields on a line of its own, as in the other entries.';
  if (issue.code === 'custom' && typeof issue.params?.advice === 'string')
    return issue.params.advice;
  return typeof value === 'string' ? suggestion(value, possibleWords(issue)) : '';
}

/**
 * Says what is wrong with a field and what to do.
 *
 * @param issue what the shape complains about
 * @param data content of the whole file
 */
export function explainIssue(issue: Issue, data: unknown): string {
  const { message } = issue;
  if (data === null) return 'is empty. Restore its earlier content.';
  if (!message.startsWith('must ')) return /[.?]$/u.test(message) ? message : `${message}.`;
  const value = valueAt(data, issue.path);
  if (value === undefined) return `is missing; it ${message}.`;
  return `${message}, but ${describeValue(value, issue)}.${advice(issue, value)}`;
}
