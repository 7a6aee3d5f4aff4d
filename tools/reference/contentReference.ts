import { z } from 'astro/zod';
import { format, resolveConfig } from 'prettier';
import { LOGO_PATH_ERROR } from '../../src/integrations/contentCheck/logoFile.ts';
import { PICTURE_PATH_ERROR } from '../../src/integrations/contentCheck/mediaFiles.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../../src/schemas/contentShapes.ts';
import { describeFields, type FieldDescription } from './describeFields.ts';
import type { ImageMetadata } from 'astro';

/** Where the reference lies, inside the project. */
export const REFERENCE_FILE = 'docs/content.md';

const INTRODUCTION = `# What stands where in \`content/\`

Every file, every field, and what it takes. Made from the schemas by \`npm run docs:content\`: change the
words there. Fields in *italics* may be left out.`;

const HEAD = '| Field | What it is | Takes |\n| --- | --- | --- |';

const image = (): z.ZodType<ImageMetadata> =>
  z.custom<ImageMetadata>(() => false, { error: PICTURE_PATH_ERROR });

const logoFile = (): z.ZodType<ImageMetadata> =>
  z.custom<ImageMetadata>(() => false, { error: LOGO_PATH_ERROR });

/** A bar would end the cell of the table. */
function cell(words: string): string {
  return words.replaceAll('|', String.raw`\|`);
}

function row({ path, isOptional, meaning, takes }: FieldDescription): string {
  const name = isOptional ? `*${path}*` : path;
  return `| ${[name, meaning, takes].map(cell).join(' | ')} |`;
}

/** The whole of docs/content.md: one table for each kind of file in content/. */
export async function contentReference(): Promise<string> {
  const chapters = [...Object.values(CONTENT_SHAPES), WORDS_SHAPE].map(({ pattern, schema }) => {
    const shape = schema({ image, logoFile });
    const table = [HEAD, ...describeFields(shape).map(row)].join('\n');
    return [`## \`content/${pattern}\``, shape.description, table].join('\n\n');
  });
  const config = await resolveConfig(REFERENCE_FILE);
  const text = [INTRODUCTION, ...chapters, ''].join('\n\n');
  return format(text, { ...config, filepath: REFERENCE_FILE });
}
