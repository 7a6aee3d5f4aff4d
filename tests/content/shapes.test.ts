import { z } from 'astro/zod';
import type { ImageMetadata } from 'astro';
import { expect, it } from 'vitest';
import { CONTENT_SHAPES } from '../../src/schemas/contentShapes.ts';

/** A part of a shape, as JSON Schema names it. */
interface Part {
  description?: string;
  properties?: Record<string, Part>;
  items?: Part;
  oneOf?: Part[];
  additionalProperties?: unknown;
}

const image = (): z.ZodType<ImageMetadata> => z.custom<ImageMetadata>();

/** Paths of all fields that have no description, and of groups that take unknown fields. */
function flaws(part: Part, path: string): string[] {
  const own = part.description ? [] : [`${path} has no description`];
  const open = part.properties && part.additionalProperties !== false ? [`${path} is open`] : [];
  const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
    flaws(field, `${path}.${name}`),
  );
  const kinds = (part.oneOf ?? []).flatMap((kind) => flaws(kind, path));
  const entries = part.items ? flaws(part.items, `${path}[]`) : [];
  return [...own, ...open, ...fields, ...kinds, ...entries];
}

it.each(Object.entries(CONTENT_SHAPES))(
  'describes every field of %s for the person who fills it in',
  (name, { schema }) => {
    const shape = z.toJSONSchema(schema({ image }), { unrepresentable: 'any' });
    expect(flaws(shape as Part, name)).toEqual([]);
  },
);
