import { splitWords } from '../../content-check/readYaml.ts';
import { writeYaml } from './writeYaml.ts';
import { lineBreakOf } from './yamlText.ts';

const DASHES = '---\n';

/**
 * Changes a page of words: title and description line by line, the text where it is another.
 *
 * @param file as it is; empty for a new one
 */
export function writeWords(file: string, data: unknown): string {
  const { text = '', ...fields } = data as { text?: string };
  const parts = splitWords(file);
  const front = writeYaml(parts.front, fields);
  const words = text.trim().replaceAll(/\r?\n/gu, lineBreakOf(file));
  const isSame = words === parts.text;
  return [
    parts.opening || DASHES,
    front,
    parts.closing || `${DASHES}\n`,
    isSame ? parts.text : words,
    parts.end || '\n',
  ].join('');
}
