import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKAGES } from './breakages.ts';

it('has 40 breakages, each with one place to break and a test file', () => {
  const lost = BREAKAGES.filter(
    ({ file, replace, testFile }) =>
      readFileSync(file, 'utf8').split(replace).length !== 2 || !existsSync(testFile),
  );
  expect(lost).toEqual([]);
  expect(BREAKAGES).toHaveLength(40);
});
