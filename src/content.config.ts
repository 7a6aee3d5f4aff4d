import { basename, dirname } from 'node:path/posix';
import { defineCollection } from 'astro:content';
import type { BaseSchema, SchemaContext } from 'astro:content';
import { glob } from 'astro/loaders';
import { CONTENT_SHAPES } from './schemas/contentShapes.ts';

interface Shape<Schema extends BaseSchema> {
  pattern: string;
  schema: (context: SchemaContext) => Schema;
}

/** Galleries are known by their folder: "galleries/organizing/gallery.yaml" is "organizing". */
function folderName(entry: string): string {
  return basename(dirname(entry));
}

function register<Schema extends BaseSchema>(
  { pattern, schema }: Shape<Schema>,
  generateId = ({ entry }: { entry: string }) => entry,
) {
  return defineCollection({ loader: glob({ base: './content', pattern, generateId }), schema });
}

export const collections = {
  business: register(CONTENT_SHAPES.business),
  navigation: register(CONTENT_SHAPES.navigation),
  messages: register(CONTENT_SHAPES.messages),
  home: register(CONTENT_SHAPES.home),
  homeSpaceOrganizing: register(CONTENT_SHAPES.homeSpaceOrganizing),
  interiorStyling: register(CONTENT_SHAPES.interiorStyling),
  portfolio: register(CONTENT_SHAPES.portfolio),
  siteMap: register(CONTENT_SHAPES.siteMap),
  samplePage: register(CONTENT_SHAPES.samplePage),
  notFound: register(CONTENT_SHAPES.notFound),
  galleries: register(CONTENT_SHAPES.galleries, ({ entry }) => folderName(entry)),
};
