import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  closestWord,
  didYouMean,
  explainHidden,
  folderName,
  formatIssue,
  formatPath,
  sortIssues,
} from './issue.ts';

describe('an invisible character', () => {
  it.each([
    ['a zero-width space', 'a\u200Bb', 'U+200B'],
    ['a control character', 'a\u0007b', 'U+0007'],
    ['a carriage return', 'a\r\nb', 'U+000D'],
    ['a word joiner', '\u2060a', 'U+2060'],
    ['half a character', 'a\uD800', 'U+D800'],
    ['the first of two', 'a\uFEFFb\u202E', 'U+FEFF'],
  ])('is named: %s', (_, text, code) => {
    expect(explainHidden(text)).toBe(
      `has an invisible character (${code}). Delete the word and type it again.`,
    );
  });

  it.each(['two\nlines', 'a\ttab', 'Küche – „Ordnung“', 'สวัสดี\u200Bชาวโลก', '👩‍👧', ''])(
    'is not seen in %j',
    (text) => {
      expect(explainHidden(text)).toBeUndefined();
    },
  );
});

describe('a message', () => {
  it('names folder, file, line and field', () => {
    const issue = { file: 'a.yaml', line: 3, path: ['counters', 1, 'value'], message: 'is empty.' };
    expect(formatIssue(issue)).toBe('content/a.yaml, line 3 › counters, entry 2, value: is empty.');
  });

  it('names only the file when the file as a whole is wrong', () => {
    expect(formatIssue({ file: 'a.yaml', path: [], message: 'is empty.' }, 'words')).toBe(
      'words/a.yaml: is empty.',
    );
  });

  it('says when it is mere advice', () => {
    expect(formatIssue({ file: 'a.jpg', message: 'is not used.', isAdvice: true })).toBe(
      'content/a.jpg: Advice: is not used.',
    );
  });

  it('shows the codes of invisible characters', () => {
    expect(formatIssue({ file: 'a\u202Eb\u0007.jpg', message: 'is empty.' })).toBe(
      'content/aU+202EbU+0007.jpg: is empty.',
    );
  });

  it.each([
    [resolve('content'), 'content'],
    [resolve('samples/full'), 'samples/full'],
    [resolve('..', 'elsewhere'), resolve('..', 'elsewhere')],
    [resolve('..name'), '..name'],
  ])('calls the folder %s "%s"', (root, name) => {
    expect(folderName(root)).toBe(name);
  });

  it('counts entries from one', () => {
    expect(formatPath(['pictures', 0])).toBe('pictures, entry 1');
    expect(formatPath([])).toBe('');
  });
});

it('messages are sorted by file and line, and each is shown once', () => {
  const line = (number: number) => ({ file: 'b.yaml', line: number, message: 'is empty.' });
  const other = { file: 'a.yaml', message: 'is empty.' };
  expect(sortIssues([line(10), line(9), other, line(10)])).toEqual([other, line(9), line(10)]);
});

describe('the most similar word', () => {
  it.each([
    ['may differ in two characters', 'lable', ['title', 'label'], 'label'],
    ['may differ in letter case', 'HOME', ['rome', 'home'], 'home'],
    ['may be itself in capitals', 'home', ['rome', 'HOME'], 'HOME'],
    ['may differ in a third of the characters', 'testimonxyz', ['testimonial'], 'testimonial'],
    ['is the nearest one', 'gallerie', ['galleries-2', 'gallery', 'galleries'], 'galleries'],
    ['must not differ in three of eight characters', 'abcdefgh', ['abcdexyz'], undefined],
    ['must not differ in three of four characters', 'abcd', ['axyz'], undefined],
    ['is missing without candidates', 'abcd', [], undefined],
  ])('%s', (_, written, candidates, closest) => {
    expect(closestWord(written, candidates)).toBe(closest);
  });

  it('is suggested, or nothing is said', () => {
    expect(didYouMean('lable', ['label'])).toBe(' Did you mean "label"?');
    expect(didYouMean('lable', ['position'])).toBe('');
  });
});
