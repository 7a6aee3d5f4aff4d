import { expect, it } from 'vitest';
import { repeatedTests, unexpectedSkips } from './testReport.ts';

const LINKS = 'the folder is not escaped through symbolic links';

/** A report of Vitest with one test that passed and others that were skipped. */
const vitestWith = (...skipped: string[]) => ({
  testResults: [
    {
      assertionResults: [
        { fullName: 'answers with the page', status: 'passed' },
        ...skipped.map((fullName) => ({ fullName, status: 'skipped' })),
      ],
    },
  ],
});

it('a test that does not run in CI is named, unless its system cannot run it', () => {
  expect(unexpectedSkips(vitestWith(), 'linux')).toEqual([]);
  expect(unexpectedSkips(vitestWith(LINKS), 'linux')).toEqual([LINKS]);
  expect(unexpectedSkips(vitestWith(LINKS), 'win32')).toEqual([]);
});

it('a visit that does not run is named with its file', () => {
  const specs = [
    { title: 'the menu opens', tests: [{ status: 'expected' }] },
    { title: 'words are saved', tests: [{ status: 'skipped' }] },
  ];
  const suites = [{ title: 'firefox.spec.ts', suites: [{ title: 'Firefox', specs }] }];
  expect(unexpectedSkips({ suites }, 'linux')).toEqual(['firefox.spec.ts Firefox words are saved']);
});

it('a test that passed only when it was repeated is named', () => {
  const assertionResults = [
    { fullName: 'saves at once', status: 'passed', failureMessages: [] },
    { fullName: 'saves under load', status: 'passed', failureMessages: ['expected 1 to be 2'] },
    { fullName: 'never saves', status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ];
  expect(repeatedTests({ testResults: [{ assertionResults }] })).toEqual(['saves under load']);
});
