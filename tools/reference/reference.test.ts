import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readTextPage, readYaml, type YamlResult } from '../../content-check/readYaml.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../src/schemas/collections.ts';
import * as kinds from '../../src/sections/kinds.ts';
import { exampleOfFile, exampleOfSection } from './examples.ts';
import { REFERENCE_FILE, writeReference } from './writeReference.ts';
import type { ImageMetadata } from 'astro';
import type { ImageContext } from '../../src/schemas/fields.ts';

const CONTEXT: ImageContext = { image: () => z.string() as unknown as z.ZodType<ImageMetadata> };
/** Their examples show a part of the file. */
const PARTLY_SHOWN = ['enquiry', 'messages'];

function dataOf(result: YamlResult): unknown {
  expect(result).not.toHaveProperty('issues');
  return 'data' in result ? result.data : undefined;
}

it('docs/reference.md is current', async () => {
  const page = readFileSync(REFERENCE_FILE, 'utf8');
  const isCurrent = page === (await writeReference());
  expect(isCurrent, 'Run `npm run reference`, which writes docs/reference.md again.').toBe(true);
});

it.each(Object.values(kinds).map((kind) => kind(CONTEXT)))(
  'the example of section $shape.kind.value is valid',
  async (schema) => {
    const example = exampleOfSection(schema.shape.kind.value);
    const { error } = await schema.safeParseAsync(dataOf(readYaml(Buffer.from(example))));
    expect(error?.issues ?? []).toEqual([]);
  },
);

it.each(Object.entries(COLLECTIONS))('the example of %s is valid', async (name, collection) => {
  const own = dataOf(readYaml(Buffer.from(exampleOfFile(name)))) as object;
  const file = posix.join(TEST_SITE.content, collection.pattern);
  const others = PARTLY_SHOWN.includes(name) ? (parse(readFileSync(file, 'utf8')) as object) : {};
  const schema: z.ZodType = collection.schema(CONTEXT);
  const { error } = await schema.safeParseAsync({ ...others, ...own });
  expect(error?.issues ?? []).toEqual([]);
});

it('the example of a text page is valid', async () => {
  const page = dataOf(readTextPage(Buffer.from(exampleOfFile('textPages'))));
  const { error } = await TEXT_PAGE_COLLECTION.schema().safeParseAsync(page);
  expect(error?.issues ?? []).toEqual([]);
});
