import { describe, expect, it } from 'vitest';
import { addCounts, countTests, summaryLine } from './testCounts.ts';

function report(changes: object = {}): string {
  return JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  });
}

describe('countTests', () => {
  it('counts passed, failed and skipped tests', () => {
    const text = report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(countTests(text, false)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const text = report({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(countTests(text, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('never takes a failed run for a passed one', () => {
    expect(countTests(report(), false).failed).toBe(1);
    expect(countTests(undefined, true).failed).toBe(1);
  });
});

describe('summaryLine', () => {
  it('says how many passed and failed', () => {
    const counts = { passed: 1, failed: 0, skipped: 0 };
    expect(summaryLine(addCounts([counts, counts]))).toBe('2 passed, 0 failed');
  });

  it('mentions skipped tests only where there are any', () => {
    expect(summaryLine({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped');
  });
});
