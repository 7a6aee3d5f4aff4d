/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Counts for something that could not even begin. */
export const ONE_FAILURE: TestCounts = { passed: 0, failed: 1, skipped: 0 };

/** Counts for something that cannot be tested on this machine. */
export const ONE_SKIPPED: TestCounts = { passed: 0, failed: 0, skipped: 1 };

/**
 * Counts the tests of one run.
 *
 * @param reportText The JSON report of the run; undefined when it left none.
 * @param succeeded Whether the run ended with exit code 0.
 * @returns A run that failed counts at least one failure, even when no single test did.
 */
export function countTests(reportText: string | undefined, succeeded: boolean): TestCounts {
  if (reportText === undefined) return ONE_FAILURE;
  const report = JSON.parse(reportText) as Report;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The sum of several counts. */
export function addCounts(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of `npm test`: `12 passed, 0 failed`, and the skipped ones where there are any. */
export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
