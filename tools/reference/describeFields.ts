import { z } from 'astro/zod';

/** One line of the reference: a field as the owner meets it in a file. */
export interface FieldDescription {
  /** Place in the file, such as "pictures › position". */
  path: string;
  isOptional: boolean;
  /** What the field is for. */
  meaning: string;
  /** What it takes, in the words of the content check; empty for groups of fields. */
  takes: string;
}

const SEPARATOR = ' › ';
const EXPECTATION = /^must (?:be )?/u;

/** What the shape says to somebody who left the field out. */
function expectationOf(shape: z.ZodType): string {
  if (shape instanceof z.ZodLiteral) return [...shape.values].join(' or ');
  const message = shape.safeParse(undefined).error?.issues[0]?.message ?? '';
  const expectation = EXPECTATION.test(message) ? message.replace(EXPECTATION, '') : '';
  if (!(shape instanceof z.ZodArray)) return expectation;
  const each = expectationOf(innerShape(shape.element as z.ZodType));
  return each ? `${expectation}, each ${each}` : expectation;
}

/** The shape behind what may be left out, and behind what is changed before it is checked. */
function innerShape(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional) return innerShape(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodPipe) return innerShape(shape.out as z.ZodType);
  return shape;
}

/** Kinds of entry that differ in some fields: each field once, with all that is said of it. */
function joinKinds(kinds: readonly FieldDescription[][]): FieldDescription[] {
  const byPath = Map.groupBy(kinds.flat(), ({ path }) => path);
  return [...byPath].map(([path, fields]) => ({
    path,
    isOptional: fields.length < kinds.length || fields.some(({ isOptional }) => isOptional),
    meaning: [...new Set(fields.map(({ meaning }) => meaning))].join(' '),
    takes: [...new Set(fields.map(({ takes }) => takes))].join(' or '),
  }));
}

function fieldsInside(shape: z.ZodType, path: string): FieldDescription[] {
  if (shape instanceof z.ZodObject) {
    return Object.entries(shape.shape).flatMap(([name, field]) =>
      describeField(field as z.ZodType, path ? `${path}${SEPARATOR}${name}` : name),
    );
  }
  if (shape instanceof z.ZodArray)
    return fieldsInside(innerShape(shape.element as z.ZodType), path);
  if (shape instanceof z.ZodUnion) {
    return joinKinds(
      shape.options.map((kind) => fieldsInside(innerShape(kind as z.ZodType), path)),
    );
  }
  return [];
}

function describeField(field: z.ZodType, path: string): FieldDescription[] {
  // Made by the shape itself: nobody writes it.
  if (field.meta()?.readOnly) return [];
  const shape = innerShape(field);
  const own: FieldDescription = {
    path,
    isOptional: field instanceof z.ZodOptional,
    meaning: field.description ?? shape.description ?? '',
    takes: expectationOf(shape),
  };
  return [own, ...fieldsInside(shape, path)];
}

/**
 * All fields of one kind of content file, in the order of the file, with what the schema says of them.
 *
 * @param shape schema of the whole file
 */
export function describeFields(shape: z.ZodType): FieldDescription[] {
  return fieldsInside(innerShape(shape), '');
}
