import { splitWords } from '../../content-check/readYaml.ts';
import { writeYaml } from './writeYaml.ts';

const DASHES = '---\n';

/**
 * Changes a Markdown page with YAML front matter.
 *
 * @param file the page before; empty for a new one
 */
export function writeWords(file: string, data: unknown): string {
  const { text = '', ...fields } = data as { text?: string };
  const parts = splitWords(file);
  const front = writeYaml(parts.front, fields);
  const words = text.trim().replaceAll(/\r?\n/gu, file.includes('\r\n') ? '\r\n' : '\n');
  const isSame = words === parts.text;
  return [
    parts.opening || DASHES,
    front,
    parts.closing || `${DASHES}\n`,
    isSame ? parts.text : words,
    parts.end || '\n',
  ].join('');
}
