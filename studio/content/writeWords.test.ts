import { expect, it } from 'vitest';
import { readWords } from '../../content-check/readYaml.ts';
import { writeWords } from './writeWords.ts';

const FILE =
  '---\n# A note\ntitle: "Imprint"\ndescription: Who we are\n---\n\n\n## One\n\nWords --- and\n\n---\n\nmore\n\n\n';

function dataOf(file: string): Record<string, unknown> {
  const result = readWords(Buffer.from(file));
  return 'data' in result ? (result.data as Record<string, unknown>) : {};
}

it.each([
  ['as it is', FILE],
  ['with the line breaks of Windows', FILE.replaceAll('\n', '\r\n')],
  ['with its mark', `\uFEFF${FILE}`],
])('changes only what has changed in a page of words %s', (_, file) => {
  expect(writeWords(file, dataOf(file))).toBe(file);
  const titled = writeWords(file, { ...dataOf(file), title: 'Impressum: wir' });
  expect(titled).toBe(file.replace('"Imprint"', '"Impressum: wir"'));
  const written = writeWords(file, { ...dataOf(file), text: 'Two\n\nlines\n' });
  expect(dataOf(written)).toMatchObject({ title: 'Imprint', text: 'Two\n\nlines' });
  expect(written.includes('Two\r\n\r\nlines')).toBe(file.includes('\r'));
});

it('makes a page of words', () => {
  const data = { title: 'Imprint', description: 'Who: we', text: 'Words' };
  expect(writeWords('', data)).toBe('---\ntitle: Imprint\ndescription: "Who: we"\n---\n\nWords\n');
});
