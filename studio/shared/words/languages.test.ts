import { expect, it, onTestFinished } from 'vitest';
import { speak } from '../../../src/logic/language.ts';
import { walk } from '../../../src/logic/walk.ts';
import { DE as CHECK_DE } from '../../../content-check/words/de.ts';
import { EN as CHECK_EN } from '../../../content-check/words/en.ts';
import { DE as SCHEMA_DE } from '../../../src/schemas/words/de.ts';
import { EN as SCHEMA_EN } from '../../../src/schemas/words/en.ts';
import { DE as WINDOW_DE } from '../../browser/words/de.ts';
import { EN as WINDOW_EN } from '../../browser/words/en.ts';
import { PUBLISH_WORDS } from '../../server/words.ts';
import { DE as SERVER_DE } from '../../server/words/de.ts';
import { EN as SERVER_EN } from '../../server/words/en.ts';
import { DE as SHARED_DE } from './de.ts';
import { EN as SHARED_EN } from './en.ts';

/** Digits that no sentence contains by itself; they serve as names and as numbers. */
const VALUES = ['7771', '7772', '7773'];

/** What a sentence fills in: its placeholders, or those of the values that it shows. */
function filledIn(sentence: unknown): string[] {
  const text: unknown =
    typeof sentence === 'function'
      ? (sentence as (...values: string[]) => string)(...VALUES)
      : sentence;
  return String(text).match(/\{\w+\}|777\d+/gu) ?? [];
}

/** In the order of their places: the German file may have another one. */
function sentences(words: object): [place: string, ...string[]][] {
  return walk(words)
    .map(({ path, value }): [string, ...string[]] => [path.join('.'), ...filledIn(value).sort()])
    .sort(([one], [other]) => one.localeCompare(other));
}

it.each([
  ['the window', WINDOW_EN, WINDOW_DE],
  ['the server', SERVER_EN, SERVER_DE],
  ['both', SHARED_EN, SHARED_DE],
  ['the content check', CHECK_EN, CHECK_DE],
  ['the schemas', SCHEMA_EN, SCHEMA_DE],
])('fills the same names and numbers into the German sentences of %s', (_, english, german) => {
  expect(sentences(german)).toEqual(sentences(english));
});

it('answers in the language that the owner speaks now', () => {
  onTestFinished(() => speak('en'));
  expect(PUBLISH_WORDS.tested).toBe(SERVER_EN.publish.tested);
  speak('de');
  expect(PUBLISH_WORDS.tested).toBe(SERVER_DE.publish.tested);
});
