import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../../src/schemas/contentShapes.ts';
import type { ImageMetadata } from 'astro';

/** A part of a shape, as JSON Schema names it. */
interface Part {
  type?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  pattern?: string;
  maximum?: number;
  maxItems?: number;
  readOnly?: boolean;
  properties?: Record<string, Part>;
  items?: Part;
  oneOf?: Part[];
  additionalProperties?: unknown;
}

const image = (): z.ZodType<ImageMetadata> => z.custom<ImageMetadata>();

/** Whether a pattern without repetition says how long a text may become. */
function isBounded(pattern = '*'): boolean {
  return !/[*+]/u.test(pattern);
}

/** Whether a field takes no more than the design can carry. Groups are limited by their fields. */
function hasLimit({ type, ...part }: Part): boolean {
  if (part.readOnly || part.enum || 'const' in part) return true;
  if (type === 'string') return part.maxLength !== undefined || isBounded(part.pattern);
  if (type === 'array') return part.maxItems !== undefined;
  // Without a maximum of its own a whole number is limited by what a computer can count.
  if (type === 'integer') return (part.maximum ?? Infinity) < Number.MAX_SAFE_INTEGER;
  return type === 'object' || type === undefined;
}

/** Paths of all fields without description or limit, and of groups that take unknown fields. */
function flaws(part: Part, path: string): string[] {
  const own = part.description ? [] : [`${path} has no description`];
  const endless = hasLimit(part) ? [] : [`${path} has no limit`];
  const open = part.properties && part.additionalProperties !== false ? [`${path} is open`] : [];
  const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
    flaws(field, `${path}.${name}`),
  );
  const kinds = (part.oneOf ?? []).flatMap((kind) => flaws(kind, path));
  const entries = part.items ? flaws(part.items, `${path}[]`) : [];
  return [...own, ...endless, ...open, ...fields, ...kinds, ...entries];
}

it.each(Object.entries({ ...CONTENT_SHAPES, words: WORDS_SHAPE }))(
  'describes and limits every field of %s for the person who fills it in',
  (name, { schema }) => {
    const shape = z.toJSONSchema(schema({ image }), { unrepresentable: 'any' });
    expect(flaws(shape as Part, name)).toEqual([]);
  },
);
