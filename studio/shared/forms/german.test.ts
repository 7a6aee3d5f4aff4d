import { expect, it } from 'vitest';
import { GERMAN } from '../../../src/schemas/words/german.ts';
import { translatedTo } from '../../../src/schemas/translated.ts';
import { type Field, formFields } from './formFields.ts';

/** What a rule between fields expects. */
const OF_RULES = ['one word that occurs once in the headline'];

/** All that a field says to owners. */
function textsOf(field: Field): string[] {
  const { kind, label, help, names = {}, entryName = '', expected = '' } = field;
  // The check names the choices of a value by themselves.
  const meant = expected.startsWith('one of ') ? '' : expected;
  // It tells that a date in quotes is wrong without "in quotes".
  const unquoted = kind === 'date' ? expected.replace(', in quotes', '') : '';
  const texts = [label, help, entryName, meant, unquoted];
  return [...texts, ...Object.values(names)].filter((text) => text !== '');
}

function textsIn(field: Field): string[] {
  const { fields = [], entry } = field;
  return [...textsOf(field), ...[...fields, ...(entry ? [entry] : [])].flatMap(textsIn)];
}

const texts = [...new Set(Object.values(formFields()).flatMap(textsIn))];
const plain = (text: string) => text.replaceAll(/\d+/gu, '#');

it('has German for every label, description, choice and expectation of the schemas', () => {
  const missing = texts.filter((text) => !(text in GERMAN) && !(plain(text) in GERMAN));
  expect(missing, 'Add their German to src/schemas/words/german.ts.').toEqual([]);
});

it('has no German that no schema needs', () => {
  const needed = new Set([...texts, ...texts.map(plain)]);
  const unneeded = Object.keys(GERMAN).filter((text) => !needed.has(text));
  expect(unneeded, 'Remove them from src/schemas/words/german.ts.').toEqual(OF_RULES);
});

it('keeps placeholders and numbers in German', () => {
  const kept = (text: string) => (text.match(/\{\w+\}|#/gu) ?? []).sort();
  for (const [english, german] of Object.entries(GERMAN))
    expect([english, ...kept(german)]).toEqual([english, ...kept(english)]);
});

it('fills limits into German sentences', () => {
  expect(translatedTo('de', 'one line of text with 1 to 40 characters')).toBe(
    'eine Zeile Text mit 1 bis 40 Zeichen',
  );
});
