import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../src/schemas/collections.ts';
import type { ImageMetadata } from 'astro';

type Part = z.core.JSONSchema.JSONSchema;

const image = (): z.ZodType<ImageMetadata> => z.custom<ImageMetadata>();

function hasLimit({ type, ...part }: Part): boolean {
  if (part.enum || 'const' in part || type === 'boolean') return true;
  // A pattern without repetition limits the length as well.
  if (type === 'string') return part.maxLength !== undefined || !/[*+]/u.test(part.pattern ?? '*');
  if (type === 'array') return part.maxItems !== undefined;
  if (type === 'integer') return (part.maximum ?? Infinity) < Number.MAX_SAFE_INTEGER;
  return type === 'object' || type === undefined;
}

/** Messages of the content check are made of it. */
function hasExpectation({ type, expected, ...part }: Part): boolean {
  return Boolean(expected) || 'const' in part || type === 'object' || !type;
}

/** Lists fields without description, expectation or limit, and groups that accept unknown fields. */
function flaws(part: Part, path: string): string[] {
  return [
    ...(part.description ? [] : [`${path} has no description`]),
    ...(hasExpectation(part) ? [] : [`${path} has no expectation`]),
    ...(hasLimit(part) ? [] : [`${path} has no limit`]),
    ...(part.properties && part.additionalProperties !== false ? [`${path} is open`] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
      flaws(field as Part, `${path}.${name}`),
    ),
    ...(part.oneOf ?? []).flatMap((kind) => flaws(kind, path)),
    ...(part.items ? flaws(part.items as Part, `${path}[]`) : []),
  ];
}

it.each(Object.entries({ ...COLLECTIONS, words: TEXT_PAGE_COLLECTION }))(
  'describes and limits every field of %s, and says what it must be',
  (name, { schema }) => {
    const shape = z.toJSONSchema(schema({ image }), { unrepresentable: 'any' });
    expect(flaws(shape, name)).toEqual([]);
  },
);
