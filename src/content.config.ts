import { resolve } from 'node:path';
import { basename, parse } from 'node:path/posix';
import { defineCollection } from 'astro:content';
import { CONTENT_FOLDER } from './data/contentFolder.ts';
import { entryLoader } from './data/entryLoader.ts';
import { COLLECTIONS } from './schemas/collections.ts';
import type { BaseSchema, SchemaContext } from 'astro:content';

type Shapes = typeof COLLECTIONS;

interface Shape {
  pattern: string;
  schema: (context: SchemaContext) => BaseSchema;
}

type Collections = {
  [Name in keyof Shapes]: {
    loader: ReturnType<typeof entryLoader>;
    schema: Shapes[Name]['schema'];
  };
};

/** A gallery's id is its folder: "galleries/organizing/gallery.yaml" is "organizing". */
function generateId({ entry }: { entry: string }): string {
  const { dir, name } = parse(entry);
  return dir.startsWith('galleries/') ? basename(dir) : name;
}

export const collections = Object.fromEntries(
  Object.entries<Shape>(COLLECTIONS).map(([name, { pattern, schema }]) => [
    name,
    defineCollection({
      loader: entryLoader({ base: resolve(CONTENT_FOLDER), pattern, generateId }),
      schema,
    }),
  ]),
) as Collections;
