import { expect, it } from 'vitest';
import { writeEnquiry } from './writeEnquiry.ts';

const WORDS = {
  subject: 'Help with {rooms}',
  greeting: 'Hello,',
  question: 'How do you work?',
  farewell: 'Kind regards',
  noRoom: 'my home',
  noWish: 'Please help with {rooms}.',
};
const NOTHING = { rooms: [], wish: '', time: '', own: '' };

it('lists the rooms as in the language, then wish, time and own words', () => {
  const choices = {
    rooms: ['the closet', 'the kitchen', 'the garage'],
    wish: 'Please style {rooms}.',
    time: 'It may be soon.',
    own: '\n It is $& a mess.\nSorry! ',
  };
  expect(writeEnquiry(WORDS, choices, 'en')).toEqual({
    subject: 'Help with the closet, the kitchen, and the garage',
    body: 'Hello,\n\nPlease style the closet, the kitchen, and the garage. It may be soon.\n\nIt is $& a mess.\nSorry!\n\nHow do you work?\n\nKind regards',
  });
  expect(writeEnquiry(WORDS, { ...NOTHING, rooms: ['Küche', 'Bad'] }, 'de').subject).toBe(
    'Help with Küche und Bad',
  );
  const moving = {
    ...NOTHING,
    situations: ['moving in', 'hosting'],
    situation: 'I am {situations}.',
  };
  expect(writeEnquiry(WORDS, moving, 'en').body).toContain(
    'I am moving in and hosting. Please help with my home.',
  );
  const short = { ...NOTHING, wish: '{rooms}を片づけたい。', time: '急ぎません。' };
  expect(writeEnquiry(WORDS, short, 'ja').body).toContain('片づけたい。急ぎません。');
});
