import { z } from 'astro/zod';
import { didYouMean, type FieldIssue, formatPath } from './issue.ts';
import type { FieldMarks } from '../src/schemas/fields.ts';
import type { LineOf } from './readYaml.ts';

type ZodIssue = z.core.$ZodIssue;
/** Errors of file fields: schemas accept any text, and `explainFile` looks for the file. */
export const FILE_ERRORS: Partial<Record<NonNullable<FieldMarks['field']>, string>> = {
  picture: 'must be a picture such as ./01-shelves.jpg (jpg, png or webp)',
  logo: 'must be a logo such as ./logo.svg or ./logo.png',
};
const GROUP_ERROR = 'must be a group of fields';

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, part) => (value as Record<PropertyKey, unknown>)[part], data);
}

function quote(words: string): string {
  const start = words.slice(0, 60);
  return JSON.stringify(start === words ? words : `${start}…`);
}

function describeValue(value: unknown, issue: ZodIssue): string {
  if (typeof value === 'string')
    return issue.code === 'too_big' ? `has ${value.length} characters` : `is ${quote(value)}`;
  if (value instanceof Date) return 'is a date';
  if (!Array.isArray(value))
    return typeof value === 'object' ? 'is a group of fields' : `is ${JSON.stringify(value)}`;
  if (issue.code === 'invalid_type') return 'is a list';
  return `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
}

/** Restores a text that YAML reads as a group: { Storage: "boxes" } is "Storage: boxes". */
function adviceForText(value: unknown): string {
  if (typeof value !== 'object' || Array.isArray(value)) return ' Put it in quotes.';
  const [[name, words] = [], ...others] = Object.entries(value ?? {}) as [string, unknown][];
  const isText = others.length === 0 && ['string', 'number'].includes(typeof words);
  const example = isText ? `: ${quote(`${name}: ${String(words)}`)}` : '';
  return ` Put it in quotes${example}.`;
}

function adviceFor(issue: ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string') return adviceForText(value);
  if (typeof value !== 'string') return '';
  if (issue.message === GROUP_ERROR)
    return ' Write each field on its own line, as in the other entries.';
  if (issue.code === 'invalid_type' && issue.expected !== 'array')
    return /^\d+$/u.test(value) ? ' Write the number without quotes.' : ' Write digits only.';
  if (issue.code === 'custom') return String(issue.params?.advice ?? '');
  if (issue.code === 'invalid_value') return didYouMean(value, issue.values.map(String));
  const options = issue.code === 'invalid_union' && 'options' in issue ? issue.options : [];
  return didYouMean(value, options.map(String));
}

function explainIssue(issue: ZodIssue, data: unknown): string {
  const { message } = issue;
  if (data === null) return 'is empty. Restore its earlier content.';
  if (!message.startsWith('must ')) return /[.?]$/u.test(message) ? message : `${message}.`;
  const value = valueAt(data, issue.path);
  if (value === undefined) return `is missing; it ${message}.`;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return explainText(message);
  return `${message}, but ${describeValue(value, issue)}.${adviceFor(issue, value)}`;
}

export function explainText(error = '', value = ''): string {
  return value === '' ? `is empty; it ${error}.` : `${error}, but is ${quote(value)}.`;
}

export function explainName(error: string, value: string, names: readonly string[]): string {
  const advice = didYouMean(value, names) || ` It ${error}.`;
  return value === ''
    ? explainText(error)
    : `names ${quote(value)}, which does not exist.${advice}`;
}

/** Returns one issue per field: a single error often breaks several rules. */
export async function checkFields(
  schema: z.ZodType,
  data: unknown,
  lineOf: LineOf,
): Promise<FieldIssue[]> {
  const absentIn = new Map<string, string[]>();
  const { error } = await schema.safeParseAsync(data, {
    error: ({ code, inst, input, path = [], ...issue }) => {
      if (code === 'unrecognized_keys' && inst instanceof z.ZodObject) {
        const names = Object.entries<z.ZodType>(inst.shape)
          .filter(([name, field]) => !field.meta()?.readOnly && !(name in (input as object)))
          .map(([name]) => name);
        absentIn.set(formatPath(path), names);
      }
      if (code === 'invalid_type' && issue.expected === 'object') return GROUP_ERROR;
      return inst instanceof z.ZodType ? FILE_ERRORS[inst.meta()?.field ?? 'link'] : undefined;
    },
  });
  const issues = error?.issues ?? [];
  const unknown = issues.flatMap(({ path, ...issue }): FieldIssue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const absent = absentIn.get(formatPath(path)) ?? [];
    return issue.keys.flatMap((name, index) => {
      const hint = didYouMean(name, absent);
      // A missing line moves several fields into the wrong group: report only the first.
      if (hint === '' && index > 0) return [];
      const advice = hint || ' Remove it, or check its indentation.';
      const message = `has the unknown field "${name}".${advice}`;
      return [{ line: lineOf([...path, name]), path, message }];
    });
  });
  const reported = new Set<string>();
  const others = issues.flatMap((issue): FieldIssue[] => {
    const { path, code } = issue;
    const field = formatPath(path);
    if (code === 'unrecognized_keys' || reported.has(field)) return [];
    // A misspelt field is both unknown and missing: report it once.
    if (unknown.length > 0 && valueAt(data, path) === undefined) return [];
    reported.add(field);
    return [{ line: lineOf(path), path, message: explainIssue(issue, data) }];
  });
  return [...unknown, ...others];
}
