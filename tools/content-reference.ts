/** `npm run docs:content`: writes docs/content.md from the schemas. */
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { format, resolveConfig } from 'prettier';
import { COLLECTIONS, WORDS_COLLECTION } from '../src/schemas/collections.ts';
import type { ImageMetadata } from 'astro';

/** One line of the reference. */
interface FieldDescription {
  /** Such as "pictures › position". */
  path: string;
  isOptional: boolean;
  meaning: string;
  /** Empty for groups of fields. */
  takes: string;
}

/** The path of the reference in the project. */
export const REFERENCE_FILE = 'docs/content.md';

/** The text above this line is written by hand. */
const START = '<!-- Made from the schemas by `npm run docs:content`. -->';
const HEAD = '| Field | What it is | Takes |\n| --- | --- | --- |';

if (import.meta.main) await writeFile(REFERENCE_FILE, await contentReference());

/** The text of docs/content.md: its introduction, and a table for each kind of file. */
export async function contentReference(): Promise<string> {
  const image = () => z.custom<ImageMetadata>();
  const chapters = [...Object.values(COLLECTIONS), WORDS_COLLECTION].map(({ pattern, schema }) => {
    const shape = schema({ image });
    const table = [HEAD, ...fieldsInside(innerShape(shape), '').map(row)].join('\n');
    return [`## \`content/${pattern}\``, shape.description, table].join('\n\n');
  });
  const config = await resolveConfig(REFERENCE_FILE);
  const [introduction = ''] = (await readFile(REFERENCE_FILE, 'utf8')).split(START);
  const text = [introduction.trimEnd(), START, ...chapters, ''].join('\n\n');
  return format(text, { ...config, filepath: REFERENCE_FILE });
}

function row({ path, isOptional, meaning, takes }: FieldDescription): string {
  const cells = [isOptional ? `*${path}*` : path, meaning, takes];
  // A bar ends a cell.
  return `| ${cells.map((words) => words.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

function fieldsInside(shape: z.ZodType, path: string): FieldDescription[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, field]) =>
      describeField(field as z.ZodType, path ? `${path} › ${name}` : name),
    );
  if (shape instanceof z.ZodArray)
    return fieldsInside(innerShape(shape.element as z.ZodType), path);
  if (!(shape instanceof z.ZodUnion)) return [];
  return joinKinds(shape.options.map((kind) => fieldsInside(innerShape(kind as z.ZodType), path)));
}

function describeField(field: z.ZodType, path: string): FieldDescription[] {
  // Computed by the schema.
  if (field.meta()?.readOnly) return [];
  const shape = innerShape(field);
  const isOptional = field instanceof z.ZodOptional;
  const meaning = field.description ?? shape.description ?? '';
  const own = { path, isOptional, meaning, takes: expectationOf(shape) };
  return [own, ...fieldsInside(shape, path)];
}

function expectationOf(shape: z.ZodType): string {
  if (shape instanceof z.ZodLiteral) return [...shape.values].join(' or ');
  const expectation = shape.meta()?.expected ?? '';
  if (!(shape instanceof z.ZodArray)) return expectation;
  const each = expectationOf(innerShape(shape.element as z.ZodType));
  return each ? `${expectation}, each ${each}` : expectation;
}

/** The schema inside an optional or transformed one. */
function innerShape(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional) return innerShape(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodPipe) return innerShape(shape.out as z.ZodType);
  return shape;
}

/** Merges the variants of a union: each field once. */
function joinKinds(kinds: readonly FieldDescription[][]): FieldDescription[] {
  const byPath = Map.groupBy(kinds.flat(), ({ path }) => path);
  return [...byPath].map(([path, fields]) => ({
    path,
    isOptional: fields.length < kinds.length || fields.some(({ isOptional }) => isOptional),
    meaning: [...new Set(fields.map(({ meaning }) => meaning))].join(' '),
    takes: [...new Set(fields.map(({ takes }) => takes))].join(' or '),
  }));
}
