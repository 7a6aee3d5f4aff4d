// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { filledIn, matchWords } from './matchWords.ts';
import type { Entry } from './messages.ts';

function entry(file: string, made: string): Entry {
  return { file, field: '[]', made, now: made };
}

/** The files whose words the elements of a page show, in the order of the page. */
function filesShown(html: string, ...entries: Entry[]): string[] {
  document.body.innerHTML = html;
  const found = matchWords(document, entries);
  return [...document.body.querySelectorAll('*')].flatMap((one) => found.get(one)?.file ?? []);
}

const HOME = entry('pages/home.yaml', 'Contact us');
const MENU = entry('navigation.yaml', 'Contact us');

it('finds words that are divided, and leaves out what only shows a part of them', () => {
  const words = entry('pages/home.yaml', 'OCD goes a long way');
  expect(filesShown('<p>OCD</p><h1><b>OCD</b> goes a\u00A0long\u00ADway</h1>', words)).toEqual([]);
  expect(filesShown('<p>OCD</p><h1><b>OCD</b> goes a\u00A0long way</h1>', words)).toEqual([
    'pages/home.yaml',
  ]);
});

it('tells words of the menu from the same words of the page', () => {
  const html = '<header><nav><a>Contact us</a></nav></header><main><h2>Contact us</h2></main>';
  expect(filesShown(html, HOME, MENU)).toEqual(['navigation.yaml', 'pages/home.yaml']);
});

it('gives the same words twice to their fields in order', () => {
  const first = { ...HOME, file: 'pages/first.yaml' };
  const last = { ...HOME, file: 'pages/last.yaml' };
  expect(filesShown('<h2>Contact us</h2><a>Contact us</a>', first, last)).toEqual([
    'pages/first.yaml',
    'pages/last.yaml',
  ]);
});

it('finds pictures by what they show, and messages with what the site filled in', () => {
  const alt = entry('galleries/a/gallery.yaml', 'A pantry');
  const credit = entry('messages.yaml', 'Built by {name}');
  expect(
    filesShown('<img alt="A pantry"><footer><p>Built by Studio</p></footer>', alt, credit),
  ).toEqual(['galleries/a/gallery.yaml', 'messages.yaml']);
  expect(filledIn('Made by {name}', 'Built by {name}', 'Built by Studio')).toBe('Made by Studio');
});
