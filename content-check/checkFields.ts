import { explainIssue, formatPath, GROUP_ERROR, valueAt } from './explainIssue.ts';
import { explainUnknownField, type MissingField, type UnknownField } from './unknownFields.ts';
import type { z } from 'astro/zod';
import type { Slip } from './issue.ts';
import type { LineOf } from './readYaml.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const HEADER = /^must be a (?:group|list) of /u;

/** Names of the fields that a group could have and has not. */
function absentFields(issue: RawIssue): string[] {
  const shape: unknown =
    issue.inst && 'shape' in issue.inst._zod.def ? issue.inst._zod.def.shape : {};
  return Object.entries((shape ?? {}) as Record<string, z.ZodType>)
    .filter(([name, field]) => !field.meta()?.readOnly && !(name in (issue.input as object)))
    .map(([name]) => name);
}

/** The field of a group that an issue says is not there. */
function missingField({ path, message }: Issue, data: unknown): MissingField | undefined {
  const name = path.at(-1);
  const group = path.slice(0, -1);
  const holder = valueAt(data, group);
  const isMissing =
    typeof name === 'string' && typeof holder === 'object' && valueAt(data, path) === undefined;
  return isMissing ? { group, name, isHeader: HEADER.test(message) } : undefined;
}

/**
 * Checks the fields of a file.
 *
 * @param schema shape of the file
 * @param data content of the file
 * @param lineOf where its fields stand
 * @returns what is wrong: of every field the first thing, as one slip often breaks several rules
 */
export async function checkFields(
  schema: z.ZodType,
  data: unknown,
  lineOf: LineOf,
): Promise<Slip[]> {
  const absent = new Map<string, readonly string[]>();
  const result = await schema.safeParseAsync(data, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys')
        absent.set(formatPath(issue.path ?? []), absentFields(issue));
      const isGroup = issue.code === 'invalid_type' && issue.expected === 'object';
      return isGroup ? GROUP_ERROR : undefined;
    },
  });
  const issues = result.error?.issues ?? [];

  const missing = issues.map((issue) => missingField(issue, data)).filter((field) => !!field);
  const unknown = issues.flatMap((issue): UnknownField[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path: group } = issue;
    return issue.keys.map((name) => ({ group, name, absent: absent.get(formatPath(group)) ?? [] }));
  });

  const explained = new Set<MissingField>();
  const strange = unknown.flatMap((field): Slip[] => {
    const { message, meant } = explainUnknownField(field, missing);
    if (meant && explained.has(meant)) return [];
    if (meant) explained.add(meant);
    const { group, name } = field;
    return [{ line: lineOf([...group, name]), field: formatPath(group), path: group, message }];
  });

  const told = new Set([...explained].map(({ group, name }) => formatPath([...group, name])));
  const others = issues.flatMap((issue): Slip[] => {
    const field = formatPath(issue.path);
    if (issue.code === 'unrecognized_keys' || told.has(field)) return [];
    told.add(field);
    const { path } = issue;
    return [{ line: lineOf(path), field, path, message: explainIssue(issue, data) }];
  });
  return [...strange, ...others];
}
