import { closestWord, didYouMean, type FieldIssue, formatPath } from './issue.ts';
import type { z } from 'astro/zod';
import type { FieldMarks } from '../src/schemas/fields.ts';
import type { LineOf } from './readYaml.ts';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Fields that hold the path of a file: a schema takes any text, the content check looks for the file. */
export const FILE_ERRORS: Partial<Record<NonNullable<FieldMarks['field']>, string>> = {
  picture: 'must be a picture such as ./01-shelves.jpg (jpg, png or webp)',
  logo: 'must be a logo such as ./logo.svg or ./logo.png',
};
const GROUP_ERROR = 'must be a group of fields';
const QUOTE_MAX_LENGTH = 60;

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, part) => (value as Record<PropertyKey, unknown> | null)?.[part], data);
}

function quote(words: string): string {
  const isLong = words.length > QUOTE_MAX_LENGTH;
  return JSON.stringify(isLong ? `${words.slice(0, QUOTE_MAX_LENGTH)}…` : words);
}

function describeValue(value: unknown, { code }: ZodIssue): string {
  if (value === null || value === '') return 'is empty';
  if (typeof value === 'string')
    return code === 'too_big' ? `has ${value.length} characters` : `is ${quote(value)}`;
  if (typeof value === 'number' || typeof value === 'boolean') return `is ${value}`;
  if (value instanceof Date) return 'is a date';
  if (!Array.isArray(value)) return 'is a group of fields';
  if (code === 'invalid_type') return 'is a list';
  return `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}

/** Advice for a text that was read as something else, such as { Storage: "boxes" }. */
function adviceForText(value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'object' || value instanceof Date) return ' Put it in quotes.';
  const cause = Array.isArray(value)
    ? 'Brackets or dashes make it a list'
    : 'A colon or braces make it a group';
  return ` ${cause}: put the whole text in quotes.`;
}

function adviceFor(issue: ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string') return adviceForText(value);
  if (typeof value !== 'string') return '';
  if (issue.message === GROUP_ERROR)
    return ' Write each of its fields on a line of its own, as in the other entries.';
  if (issue.code === 'invalid_type' && issue.expected !== 'array')
    return /^\d+$/u.test(value) ? ' Write the number without quotes.' : ' Write digits only.';
  if (issue.code === 'custom') return String(issue.params?.advice ?? '');
  if (issue.code === 'invalid_value') return didYouMean(value, issue.values.map(String));
  const options = issue.code === 'invalid_union' && 'options' in issue ? issue.options : [];
  return didYouMean(value, options.map(String));
}

/** Says what is wrong with a field and what to do. */
function explainIssue(issue: ZodIssue, data: unknown): string {
  const { message } = issue;
  if (data === null) return 'is empty. Restore its earlier content.';
  if (!message.startsWith('must ')) return /[.?]$/u.test(message) ? message : `${message}.`;
  const value = valueAt(data, issue.path);
  if (value === undefined) return `is missing; it ${message}.`;
  return `${message}, but ${describeValue(value, issue)}.${adviceFor(issue, value)}`;
}

/** Says that a text is none of those a field takes. */
export function explainChoice(error = '', value = '', words: readonly string[] = []): string {
  return `${error}, but is ${value === '' ? 'empty' : quote(value)}.${didYouMean(value, words)}`;
}

/** Explains an unknown field, and names the missing one that its writer probably meant. */
function explainUnknown(
  path: Path,
  absent: readonly string[],
  missing: Path | undefined,
): [message: string, meant: Path] {
  const name = String(path.at(-1));
  const group = path.slice(0, -1);
  const similar = closestWord(name, absent);
  const message = `has the unknown field "${name}"`;
  if (similar !== undefined) return [`${message}. Did you mean "${similar}"?`, [...group, similar]];
  if (!missing) return [`${message}. Remove it.`, group];
  const advice = 'Check the spelling, the indentation and lost lines.';
  return [`${message}, and "${formatPath(missing)}" is missing. ${advice}`, missing];
}

/**
 * Checks the fields of a file.
 *
 * @returns the first issue of every field, as one slip often breaks several rules
 */
export async function checkFields(
  schema: z.ZodType,
  data: unknown,
  lineOf: LineOf,
): Promise<FieldIssue[]> {
  const absentIn = new Map<string, string[]>();
  const { error } = await schema.safeParseAsync(data, {
    error: ({ code, inst, input, path = [], ...issue }) => {
      const { shape = {}, meta } = inst as Partial<z.ZodObject>;
      if (code === 'unrecognized_keys') {
        const absent = Object.keys(shape).filter((name) => !(name in (input as object)));
        absentIn.set(formatPath(path), absent);
      }
      if (code === 'invalid_type' && issue.expected === 'object') return GROUP_ERROR;
      return FILE_ERRORS[meta?.()?.field ?? 'link'];
    },
  });
  const issues = error?.issues ?? [];
  const missing = issues.find(
    ({ path }) => typeof path.at(-1) === 'string' && valueAt(data, path) === undefined,
  );

  // By the field that they explain: an unknown field often explains a missing one.
  const found = new Map<string, FieldIssue>();
  const add = (field: Path, issue: FieldIssue) => {
    const name = formatPath(field);
    if (!found.has(name)) found.set(name, issue);
  };
  for (const { path, ...issue } of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const name of issue.keys) {
      const field = [...path, name];
      const absent = absentIn.get(formatPath(path)) ?? [];
      const [message, meant] = explainUnknown(field, absent, missing?.path);
      add(meant, { line: lineOf(field), path, message });
    }
  }
  for (const issue of issues) {
    const { code, path } = issue;
    if (code === 'unrecognized_keys') continue;
    add(path, { line: lineOf(path), path, message: explainIssue(issue, data) });
  }
  return [...found.values()];
}
