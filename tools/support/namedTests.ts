import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runNode } from '../../node/processes.ts';

/** How a test ended; the message is that of its first error. */
export interface TestRun {
  status: 'passed' | 'failed' | 'skipped' | 'timed out';
  message: string;
}

interface VitestReport {
  testResults?: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { results: { status: string; error?: { message?: string } }[] }[];
  }[];
}

/**
 * Runs the tests of a file whose title contains a text, in a copy of the project.
 *
 * @returns one entry for each test; none if no test has this title or the file cannot be read
 */
export async function runNamedTests(
  copy: string,
  testFile: string,
  title: string,
): Promise<TestRun[]> {
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const isVisit = testFile.endsWith('.spec.ts');
  const pattern = RegExp.escape(title);
  const [runner = '', ...options] = isVisit
    ? ['@playwright/test/cli.js', 'test', `--grep=${pattern}`, '--reporter=json', '--workers=1']
    : ['vitest/vitest.mjs', 'run', `--testNamePattern=${pattern}`, '--reporter=json'];
  if (isVisit) options.push('--retries=0');
  else options.push(`--outputFile=${report}`);
  await runNode([join(copy, 'node_modules', runner), ...options, testFile], {
    quiet: true,
    folder: copy,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const written = await readFile(report, 'utf8').catch(() => '{}');
  return isVisit
    ? runsOfPlaywright(JSON.parse(written) as PlaywrightSuite)
    : runsOfVitest(JSON.parse(written) as VitestReport, title);
}

function runsOfVitest({ testResults = [] }: VitestReport, title: string): TestRun[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(title))
    .map(({ status, failureMessages: [message = ''] }) => {
      if (status === 'passed') return { status, message };
      if (status !== 'failed') return { status: 'skipped', message };
      return { status: /timed out in/u.test(message) ? 'timed out' : 'failed', message };
    });
}

/** Only the tests with the title are in the report. */
function runsOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestRun[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, error }): TestRun => {
        const message = stripVTControlCharacters(error?.message ?? '');
        if (status === 'passed' || status === 'failed' || status === 'skipped')
          return { status, message };
        return { status: 'timed out', message };
      }),
    ),
  );
  return [...suites.flatMap(runsOfPlaywright), ...own];
}
