import { expect, it, onTestFinished } from 'vitest';
import { speak, spokenLanguage } from '../../../src/logic/language.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { followLanguage } from './followLanguage.ts';

it.each([
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
])('speaks to the owner of a site in %s the language %s', (tag, language) => {
  onTestFinished(() => speak('en'));
  const root = newFolder();
  writeFiles(root, { 'messages.yaml': `document:\n  language: ${tag}\n` });
  followLanguage(root);
  expect(spokenLanguage()).toBe(language);
});

it('keeps its language while messages.yaml cannot be read', () => {
  onTestFinished(() => speak('en'));
  const root = newFolder();
  speak('de');
  writeFiles(root, { 'messages.yaml': 'document: {' });
  followLanguage(root);
  expect(spokenLanguage()).toBe('de');
});
