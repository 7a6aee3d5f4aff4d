/**
 * `npm run prose [FILE]`: how readable the documents are. Prints Flesch reading ease (60 or more is
 * plain English), long sentences, and the remarks of write-good.
 */
import { globSync, readFileSync } from 'node:fs';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import writeGood from 'write-good';

const LONG_SENTENCE_WORDS = 20;
const NO_PROSE = /```[^]*?```|<!--[^]*?-->|^(?:#|!\[|\s*\|).*$/gmu;
const SENTENCE_ENDS = /(?<=[.!?:;])\s+(?=[A-Z"(`-])|^(?:-|\d+\.) /gmu;

/** A document without code, tables, headings and marks. */
function readProse(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(NO_PROSE, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/`[^`]*`/gu, 'code')
    .replaceAll(/[*_]/gu, '');
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\d'’-]*/gu) ?? [];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const chosen = process.argv.slice(2);
// The specification quotes the client.
const documents = globSync(['*.md', 'docs/*.md', 'bench/*.md'], {
  exclude: ['**/specification.md'],
});
for (const file of chosen.length > 0 ? chosen : documents) {
  const prose = readProse(file);
  const sentences = prose
    .split(/\n\s*\n/u)
    .flatMap((paragraph) => paragraph.split(SENTENCE_ENDS))
    .filter((sentence) => wordsOf(sentence).length > 0);
  const words = wordsOf(prose);
  const counts = { sentence: sentences.length, word: words.length };
  const ease = flesch({ ...counts, syllable: sum(words.map(syllable)) });
  console.log(`${file}: reading ease ${Math.round(ease)}, ${words.length} words`);
  const long = sentences.filter((sentence) => wordsOf(sentence).length > LONG_SENTENCE_WORDS);
  for (const sentence of long) console.log(`  long: ${sentence.replaceAll(/\s+/gu, ' ')}`);
  for (const { index, reason } of writeGood(prose, { passive: false }))
    console.log(`  "${prose.slice(index, index + 40).replaceAll(/\s+/gu, ' ')}": ${reason}`);
}
