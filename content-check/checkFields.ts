import { translated } from '../src/schemas/translated.ts';
import { didYouMean, type FieldIssue, formatPath } from './issue.ts';
import { CHECK_WORDS } from './words.ts';
import type { z } from 'astro/zod';
import type { FieldMarks } from '../src/schemas/fields.ts';
import type { LineOf } from './readYaml.ts';

type ZodIssue = z.core.$ZodIssue;

/** The part of JSON Schema that we read from a Zod schema. */
export interface FieldShape extends FieldMarks {
  properties?: Record<string, FieldShape>;
  items?: FieldShape;
  oneOf?: FieldShape[];
  const?: unknown;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, part) => (value as Record<PropertyKey, unknown>)[part], data);
}

/** The kind of a union that a value says it is. */
function kindOf(field: FieldShape | undefined, value: unknown): FieldShape | undefined {
  const { kind } = Object(value) as { kind?: unknown };
  return field?.oneOf?.find(({ properties }) => properties?.kind?.const === kind) ?? field;
}

/** The field of a file at a path in its data. */
export function fieldAt(
  file: FieldShape,
  path: readonly PropertyKey[],
  data: unknown,
): FieldShape | undefined {
  return path.reduce<FieldShape | undefined>((field, part, depth) => {
    if (typeof part === 'number') return field?.items;
    return kindOf(field, valueAt(data, path.slice(0, depth)))?.properties?.[String(part)];
  }, file);
}

function quote(text: string): string {
  const start = text.slice(0, 60);
  return CHECK_WORDS.quoted(start === text ? text : `${start}…`);
}

function describeValue(value: unknown, issue: ZodIssue): string {
  if (typeof value === 'string') return CHECK_WORDS.field.isValue(quote(value));
  if (value instanceof Date) return CHECK_WORDS.field.isDate;
  if (!Array.isArray(value))
    return typeof value === 'object'
      ? CHECK_WORDS.field.isGroup
      : CHECK_WORDS.field.isValue(JSON.stringify(value));
  return issue.code === 'invalid_type'
    ? CHECK_WORDS.field.isList
    : CHECK_WORDS.field.hasEntries(value.length);
}

/** Restores a text that YAML reads as a group: { Storage: "boxes" } is "Storage: boxes". */
function adviceForText(value: unknown): string {
  if (Array.isArray(value)) return CHECK_WORDS.field.inQuotes;
  const [[name, written] = [], ...others] = Object.entries(value ?? {}) as [string, unknown][];
  const isText = others.length === 0 && ['string', 'number'].includes(typeof written);
  return isText
    ? CHECK_WORDS.field.inQuotesLike(quote(`${name}: ${String(written)}`))
    : CHECK_WORDS.field.inQuotes;
}

/** The choices of a field or of a union's kind. */
function optionsOf(issue: ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const options = issue.code === 'invalid_union' && 'options' in issue ? issue.options : [];
  return options.map(String);
}

/** What the value must be; undefined if the message of the schema is a whole sentence. */
function expectationOf(issue: ZodIssue, field: FieldShape | undefined): string | undefined {
  if (issue.code === 'custom') return issue.params?.expected as string | undefined;
  if (issue.code === 'invalid_union' || issue.code === 'invalid_value')
    return CHECK_WORDS.field.oneOf(optionsOf(issue).join(', '));
  const isGroup = issue.code === 'invalid_type' && issue.expected === 'object';
  return isGroup ? CHECK_WORDS.field.group : field?.expected;
}

function suggestionOf(issue: ZodIssue): string | undefined {
  return issue.code === 'custom' ? (issue.params?.suggestion as string | undefined) : undefined;
}

function adviceFor(issue: ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string') return adviceForText(value);
  if (typeof value !== 'string') return '';
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return CHECK_WORDS.field.ownLines;
  if (issue.code === 'invalid_type' && issue.expected !== 'array')
    return /^\d+$/u.test(value) ? CHECK_WORDS.field.withoutQuotes : CHECK_WORDS.field.onlyDigits;
  if (issue.code === 'custom') return String(issue.params?.advice ?? '');
  return didYouMean(value, optionsOf(issue));
}

function explainIssue(issue: ZodIssue, data: unknown, file: FieldShape): string {
  if (data === null) return CHECK_WORDS.field.emptyFile;
  const field = fieldAt(file, issue.path, data);
  const expected = expectationOf(issue, field);
  if (expected === undefined) return `${issue.message}.`;
  const value = valueAt(data, issue.path);
  if (value === undefined) return CHECK_WORDS.field.missing(translated(expected));
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return explainText(expected);
  if (issue.code === 'too_big' && typeof value === 'string')
    return CHECK_WORDS.field.tooLong(value.length, Number(issue.maximum));
  if (issue.code === 'too_big' && Array.isArray(value))
    return CHECK_WORDS.field.tooMany(value.length, Number(issue.maximum));
  const isQuotedDate = field?.field === 'date' && typeof value === 'string';
  const wanted = isQuotedDate ? expected.replace(', in quotes', '') : expected;
  return (
    CHECK_WORDS.field.wrong(translated(wanted), describeValue(value, issue)) +
    adviceFor(issue, value)
  );
}

export function explainText(expected = '', value = ''): string {
  return value === ''
    ? CHECK_WORDS.field.empty(translated(expected))
    : CHECK_WORDS.field.wrongText(translated(expected), quote(value));
}

export function explainName(value: string, names: readonly string[], expected = ''): string {
  const advice = didYouMean(value, names) || CHECK_WORDS.field.mustBe(translated(expected));
  return value === '' ? explainText(expected) : CHECK_WORDS.field.unknownName(quote(value), advice);
}

/** Returns one issue per field: a single error often breaks several rules. */
export async function checkFields(
  schema: z.ZodType,
  file: FieldShape,
  data: unknown,
  lineOf: LineOf,
): Promise<FieldIssue[]> {
  const { error } = await schema.safeParseAsync(data);
  const issues = error?.issues ?? [];
  const unknown = issues.flatMap(({ path, ...issue }): FieldIssue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const group = Object(valueAt(data, path)) as object;
    const { properties = {} } = kindOf(fieldAt(file, path, data), group) ?? {};
    const absent = Object.keys(properties).filter((name) => !(name in group));
    return issue.keys.flatMap((name, index) => {
      const hint = didYouMean(name, absent);
      // A missing line moves several fields into the wrong group: report only the first.
      if (hint === '' && index > 0) return [];
      const message = CHECK_WORDS.field.unknownField(name, hint || CHECK_WORDS.field.removeField);
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
    const suggestion = suggestionOf(issue);
    return [{ line: lineOf(path), path, message: explainIssue(issue, data, file), suggestion }];
  });
  return [...unknown, ...others];
}
