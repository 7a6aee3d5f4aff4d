import { expect, it } from 'vitest';
import { firstFree, freePath, plainName } from './freeName.ts';

it.each([
  ['Große Küche & Flur', 'grosse-kuche-flur'],
  ['家 🧺', 'nameless'],
  ['', 'nameless'],
  ['a'.repeat(70), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('names a file after %j', (words, name) => {
  expect(plainName(words, 'nameless')).toBe(name);
});

it.each([
  [[], 'hall'],
  [['hall'], 'hall-2'],
  [['hall', 'hall-2', 'hall-4'], 'hall-3'],
])('takes the first free name beside %j', (taken: string[], name) => {
  expect(firstFree((number) => `hall${number}`, taken.includes.bind(taken))).toBe(name);
});

it.each([
  ['nothing', [], 'pages/home/hall.jpg'],
  ['the same path in another folder', ['pages/hall.jpg'], 'pages/home/hall.jpg'],
  ['a longer name', ['pages/home/hall-way.jpg'], 'pages/home/hall.jpg'],
  ['the same path', ['pages/home/hall.jpg'], 'pages/home/hall-2.jpg'],
  ['the same name in capitals', ['pages/home/HALL.JPG'], 'pages/home/hall-2.jpg'],
  ['the same name of another kind', ['pages/home/hall.webp'], 'pages/home/hall-2.jpg'],
  [
    'the first numbers, too',
    ['pages/home/hall.png', 'pages/home/Hall-2.mp4'],
    'pages/home/hall-3.jpg',
  ],
])('finds a free path for a photograph beside %s', (_, taken: string[], path) => {
  expect(freePath('pages/home/hall.jpg', taken)).toBe(path);
});

it('finds a free path for a folder, and keeps dots inside of a name', () => {
  expect(freePath('galleries/hall', ['galleries/hall'])).toBe('galleries/hall-2');
  expect(freePath('a.b/c.d.jpg', ['a.b/c.d.jpg'])).toBe('a.b/c.d-2.jpg');
});
