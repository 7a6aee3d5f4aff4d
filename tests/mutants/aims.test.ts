import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS } from './index.ts';

it('every deliberate breakage finds the one place that it breaks, and its test', () => {
  const lost = MUTANTS.filter(
    ({ file, from, testFile }) =>
      readFileSync(file, 'utf8').split(from).length !== 2 || !existsSync(testFile),
  );
  expect(lost).toEqual([]);
});
