import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countOf } from '../../src/logic/countOf.ts';
import { BREAKAGES } from './breakages.ts';

it('each breakage has one place to break and a test file', () => {
  const lost = BREAKAGES.filter(
    ({ file, replace, testFile }) =>
      countOf(readFileSync(file, 'utf8'), replace) !== 1 || !existsSync(testFile),
  );
  expect(lost).toEqual([]);
});
