import { parse, type Rgb } from 'culori';
import { expect, it } from 'vitest';
import { chooseColours } from './chooseColours.ts';

/** So many pixels of each colour. */
function pixelsOf(counts: Record<string, number>): Rgb[] {
  return Object.entries(counts).flatMap(([hex, count]) => {
    const pixel = parse(hex);
    if (pixel?.mode !== 'rgb') throw new Error(`${hex} is no RGB colour`);
    return Array.from({ length: count }, () => pixel);
  });
}

const ROOM = { '#e3dccd': 480, '#cbb791': 200, '#9b9488': 200, '#6b4b33': 90, '#2c2a24': 20 };
const namesOf = (counts: Record<string, number>, count: number) =>
  chooseColours(pixelsOf(counts), count).map(({ name }) => name);

it('shows small accents beside the walls, from light to dark', () => {
  const room = { ...ROOM, '#a3b394': 6, '#b0603c': 4 };
  expect(namesOf(room, 5)).toEqual(['cream', 'sage', 'stone', 'terracotta', 'walnut']);
});

it('ignores a colour that nearly no pixel has', () => {
  expect(namesOf({ ...ROOM, '#b0603c': 1 }, 5)).not.toContain('terracotta');
});

it('shows fewer colours if the photographs have fewer', () => {
  expect(namesOf({ '#e3dccd': 10 }, 5)).toEqual(['cream']);
});
