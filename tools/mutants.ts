/**
 * `npm run test:mutants`: breaks a copy of the project in one place after another; each time the aimed
 * test must fail. `npm run test:mutants -- WORD` chooses the breakages with this word.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type Breakage, BREAKAGES } from '../tests/mutants/breakages.ts';
import { runNode } from './support/processes.ts';
import { copyProject, type ProjectCopy } from './support/projectCopy.ts';
import { runCommand, stopSignal } from './support/stopping.ts';

/** How one test ended. */
interface Result {
  hasPassed: boolean;
  /** By an assertion or its own time limit; other errors prove nothing. */
  hasFailed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    tests: { results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

const VITEST_FAILURE = /^(?:AssertionError|TestTimeoutError|Error: expect)/u;

function vitestResults(report: string): Result[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ status, failureMessages }) => ({
      hasPassed: status === 'passed',
      hasFailed: failureMessages.some((message) => VITEST_FAILURE.test(message)),
    }));
}

function playwrightResults({ suites = [], specs }: PlaywrightSuite): Result[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.map(({ status, errors }) => ({
    hasPassed: status === 'passed',
    hasFailed:
      status === 'timedOut' || errors.some(({ message = '' }) => message.includes('expect(')),
  }));
  return [...own, ...suites.flatMap(playwrightResults)];
}

/** Runs the aimed test; returns undefined if it failed, otherwise the reason why that is not proven. */
async function survival(copy: ProjectCopy, [file, title]: Breakage['aim']) {
  const report = copy.pathOf('.cache', 'report.json');
  const isPlaywright = file.endsWith('.spec.ts');
  const project = isPlaywright ? 'site' : 'unit';
  const pattern = RegExp.escape(title);
  const runner = isPlaywright
    ? ['@playwright/test/cli.js', 'test', file, `--grep=${pattern}`, '--workers=1', '--retries=0']
    : ['vitest/vitest.mjs', 'run', file, `--testNamePattern=${pattern}`, `--outputFile=${report}`];
  await rm(report, { force: true });
  const { output } = await runNode(
    [
      copy.pathOf('node_modules', runner[0] ?? ''),
      ...runner.slice(1),
      `--project=${project}`,
      '--reporter=json',
    ],
    { quiet: true, folder: copy.pathOf(), environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return `The test could not run:\n${output}`;
  const results = isPlaywright
    ? playwrightResults({ specs: [], ...(JSON.parse(text) as Partial<PlaywrightSuite>) })
    : vitestResults(text);
  if (results.some(({ hasFailed }) => hasFailed)) return undefined;
  if (results.some(({ hasPassed }) => hasPassed)) return `"${title}" in ${file} passed.`;
  return `"${title}" in ${file} did not run to an assertion:\n${output}`;
}

/** Breaks the copy, runs the test and repairs the copy. */
async function attempt(copy: ProjectCopy, { file, replace, by, aim }: Breakage) {
  const path = copy.pathOf(file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(replace).length !== 2) return `"${replace}" does not occur once in ${file}.`;
  await writeFile(path, whole.split(replace).join(by));
  return survival(copy, aim).finally(() => writeFile(path, whole));
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const chosen = BREAKAGES.filter((breakage) =>
    words.every((word) => JSON.stringify(breakage).includes(word)),
  );
  await using copy = await copyProject();
  let killed = 0;
  for (const breakage of chosen) {
    const reason = await attempt(copy, breakage);
    if (stopSignal.aborted) return;
    console.log(
      `${reason ? 'SURVIVED' : 'killed  '}  ${breakage.title}${reason ? `\n          ${reason}` : ''}`,
    );
    killed += Number(!reason);
  }
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`);
  if (killed === 0 || killed < chosen.length) process.exitCode = 1;
});
