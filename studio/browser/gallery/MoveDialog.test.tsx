import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { MoveDialog } from './MoveDialog.tsx';

const before = studio.getInitialState();
const fileOf = (number: number) => `galleries/project-${number}/gallery.yaml`;

/** The dialog of a site with so many galleries. */
function show(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const files: Record<string, unknown> = {};
  for (const one of numbers) files[fileOf(one)] = { title: `Project ${one}`, pictures: [] };
  studio.setState({ files });
  return renderToStaticMarkup(<MoveDialog file={fileOf(1)} sources={['./a.jpg']} />);
}

// A server would render the state of the start.
beforeEach(() => {
  vi.spyOn(studio, 'getInitialState').mockImplementation(studio.getState);
});

afterEach(() => {
  vi.restoreAllMocks();
  studio.setState(before, true);
});

it('finds one of many galleries by its name', () => {
  expect(show(60)).toContain(WORDS.gallery.find);
  expect(show(6)).not.toContain(WORDS.gallery.find);
});

it('lists galleries by their numbers: 2 before 10', () => {
  const names = [...show(12).matchAll(/>(Project \d+)</gu)].map(([, name]) => name);
  expect(names).toEqual(Array.from({ length: 11 }, (_, index) => `Project ${index + 2}`));
});
