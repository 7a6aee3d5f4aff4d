import { afterEach, expect, it } from 'vitest';
import { showAllProblems } from './publication.ts';
import { studio } from './store.ts';

const HALL = 'galleries/hall/gallery.yaml';
const before = studio.getInitialState();

afterEach(() => studio.setState(before, true));

/** A saved gallery whose photograph has this description, and the problems of the last check. */
function open(alt: string): void {
  const files = { [HALL]: { pictures: [{ src: './a.jpg', alt }] } };
  const problem = { file: HALL, field: ['pictures', 0, 'alt'], message: 'is empty' };
  const rest = { line: undefined, isGone: undefined, suggestion: undefined };
  studio.setState({ files, checked: files, found: alt === '' ? [{ ...problem, ...rest }] : [] });
}

it('shows descriptions that are missing, although she never opened their fields, before it publishes', () => {
  open('');
  expect(studio.getState().problems).toEqual([]);
  expect(showAllProblems()).toBe(true);
  expect(studio.getState().problems).toMatchObject([{ file: HALL, message: 'is empty' }]);
});

it('publishes without a word if there are no problems', () => {
  open('Shelves');
  expect(showAllProblems()).toBe(false);
});
