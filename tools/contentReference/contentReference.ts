import { z } from 'astro/zod';
import type { ImageMetadata } from 'astro';
import { CONTENT_SHAPES } from '../../src/schemas/contentShapes.ts';
import { PICTURE_PATH_ERROR } from '../contentCheck/pictureFile.ts';
import { describeFields, type FieldDescription } from './describeFields.ts';

const INTRODUCTION = `# What stands where in \`content/\`

Every file, every field, and what it takes. Made from the schemas by \`npm run docs:content\`: change the
words there. Fields in *italics* may be left out.`;

const HEAD = '| Field | What it is | Takes |\n| --- | --- | --- |';

const image = (): z.ZodType<ImageMetadata> =>
  z.custom<ImageMetadata>(() => false, { error: PICTURE_PATH_ERROR });

/** A bar would end the cell of the table. */
function cell(words: string): string {
  return words.replaceAll('|', String.raw`\|`);
}

function row({ path, isOptional, meaning, takes }: FieldDescription): string {
  const name = isOptional ? `*${path}*` : path;
  return `| ${[name, meaning, takes].map(cell).join(' | ')} |`;
}

/** The whole of docs/content.md, not yet formatted: one table for each kind of file in content/. */
export function contentReference(): string {
  const chapters = Object.values(CONTENT_SHAPES).map(({ pattern, schema }) => {
    const shape = schema({ image });
    const rows = describeFields(shape).map(row);
    return [`## \`content/${pattern}\``, shape.description, [HEAD, ...rows].join('\n')].join(
      '\n\n',
    );
  });
  return [INTRODUCTION, ...chapters, ''].join('\n\n');
}
