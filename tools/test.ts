/**
 * `npm test` runs the usual checks; `npm run test:all` adds slow ones, hosts and other browsers.
 *
 * `npm test -- lint site` runs parts; `npm test -- FILE -t "words"` a file of Vitest (`*.test.ts`),
 * `npm test -- FILE -g "words"` a file of Playwright (`*.spec.ts`); `npm test -- types FILE` both.
 * The last line is the total: `12 passed, 0 failed`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, packageFile } from '../node/paths.ts';
import { type Outcome, runNode, type RunOptions } from '../node/processes.ts';
import { endWith, stopOnRequest, stopSignal } from '../node/stopping.ts';
import { ensureChromium, findVisitingChromium } from './support/chromium.ts';
import { repeatedTests, type TestReport, unexpectedSkips } from './support/testReport.ts';
import { writeTypes } from './support/writeTypes.ts';

/** Paths begin in node_modules. */
const CHECKS: Record<string, Record<string, string[]>> = {
  types: { TypeScript: ['../tools/support/checkTypes.ts'] },
  lint: {
    oxlint: ['oxlint/bin/oxlint', '--format=unix'],
    Prettier: ['prettier/bin/prettier.cjs', '.', '--check', ...cache('prettier')],
    Stylelint: [
      'stylelint/bin/stylelint.mjs',
      '{src,studio,paper}/**/*.css',
      ...cache('stylelint'),
    ],
  },
};
/** Projects of vitest.config.ts and playwright.config.ts, and how many tests each runs at once. */
const DEFAULT = { vitest: ['unit'], playwright: ['site'], workers: 2 };
const ALL = {
  vitest: ['unit', 'owner', 'hosts'],
  playwright: ['site', 'audits', 'studio', 'firefox', 'webkit'],
  // With three, two processors need as long, and browsers answer late.
  workers: 2,
};
const PARTS = [...Object.keys(CHECKS), ...ALL.vitest, ...ALL.playwright];

/** Options of both runners that choose tests by their names. */
const FILTERS = /^(?:-t|-g|--grep|--testNamePattern)/u;

/** Linux keeps it in memory: temporary files there take half of the processor time. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 1e9;

/** A repeated test is one that passed only when it was repeated, as in CI. */
const counts = { passed: 0, failed: 0, skipped: 0, repeated: 0 };

/** What is read of the reports of Vitest and of Playwright. */
interface Report extends TestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

stopOnRequest();
try {
  const [first, ...rest] = process.argv.slice(2).filter((word) => word !== '--');
  await (first === '--all' ? test(rest, ALL) : test(first ? [first, ...rest] : [], DEFAULT));
  const { passed, failed, skipped, repeated } = counts;
  const more = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(repeated > 0 ? [`${repeated} passed only when repeated`] : []),
  ];
  console.log(`\n${[`${passed} passed`, `${failed} failed`, ...more].join(', ')}`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
} catch (error) {
  endWith(error);
}

async function test(args: string[], projects: typeof ALL): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  const named = args.filter((arg) => PARTS.includes(arg));
  const others = args.filter((arg) => !PARTS.includes(arg));
  const [file] = others;
  const isOption = file === undefined || file.startsWith('-');
  // Playwright accepts "FILE:LINE".
  if (!isOption && !existsSync(file.replace(/(?::\d+)+$/u, '')))
    throw new Error(`"${file}" is neither a file nor one of ${PARTS.join(', ')}.`);
  const chosen = (kind: 'vitest' | 'playwright') =>
    ALL[kind].filter((name) => named.includes(name));
  const checks = Object.keys(CHECKS).filter((name) => named.length === 0 || named.includes(name));
  const { workers } = projects;
  if (file !== undefined && !(isOption && named.length > 0)) {
    const isVisit = others.some((word) => word.includes('.spec.'));
    if (named.length > 0) await runChecks(checks);
    await (isVisit
      ? runPlaywright(chosen('playwright'), others)
      : runVitest(chosen('vitest'), others));
    return;
  }
  const visits = named.length === 0 ? projects.playwright : chosen('playwright');
  const units = named.length === 0 ? projects.vitest : chosen('vitest');
  const checkThenRunUnits = async () => {
    await runChecks(checks);
    if (units.length > 0) await runVitest(units, others, workers);
  };
  // In parallel: the browsers mostly wait.
  await Promise.all([
    visits.length > 0 && runPlaywright(visits, others, workers),
    checkThenRunUnits(),
  ]);
}

async function runChecks(names: string[]): Promise<void> {
  if (names.length === 0) return;
  const { succeeded, output } = await writeTypes();
  if (!succeeded) tell('The content or its types', { succeeded, output });
  await Promise.all(names.map((name) => runPart(CHECKS[name] ?? {})));
}

async function runPart(checks: Record<string, string[]>): Promise<void> {
  for (const [title, command] of Object.entries(checks))
    tell(title, await runTool(command, { quiet: true }));
}

/** Counts a check as one test. */
function tell(title: string, { succeeded, output }: Outcome): void {
  console.log(`\n== ${title}: ${succeeded ? 'passed' : `failed\n${output.trim()}`}`);
  counts[succeeded ? 'passed' : 'failed'] += 1;
}

async function runVitest(
  projects: string[],
  others: string[],
  workers = DEFAULT.workers,
): Promise<void> {
  const file = join(CACHE_FOLDER, 'vitest.json');
  await runRunner('Vitest', file, [
    ...['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile=${file}`,
    `--maxWorkers=${workers}`,
    ...projects.flatMap((name) => ['--project', name]),
    ...others,
  ]);
}

async function runPlaywright(
  projects: string[],
  others: string[],
  workers = DEFAULT.workers,
): Promise<void> {
  await ensureChromium(findVisitingChromium);
  await runRunner('Playwright', join(CACHE_FOLDER, 'playwright.json'), [
    ...['@playwright/test/cli.js', 'test', '--reporter=dot,json', `--workers=${workers}`],
    ...projects.map((name) => `--project=${name}`),
    ...others,
  ]);
}

/** Runs a test runner that writes a report in JSON, and counts its tests. */
async function runRunner(title: string, file: string, command: string[]): Promise<void> {
  await rm(file, { force: true });
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...((await hasSpace(MEMORY)) && { TMPDIR: MEMORY }),
  };
  const { succeeded } = await runTool(command, { environment });
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Report;
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, stats } = report;
  const failed = stats?.unexpected ?? numFailedTests;
  counts.passed += stats ? stats.expected + stats.flaky : numPassedTests;
  counts.failed += failed;
  counts.skipped += stats?.skipped ?? numPendingTests;
  // Playwright names its repeated tests itself.
  const repeated = repeatedTests(report);
  counts.repeated += stats?.flaky ?? repeated.length;
  for (const name of repeated) console.log(`Passed only when repeated: ${name}`);
  // A filter such as -t skips all others.
  const isWhole = !command.some((word) => FILTERS.test(word));
  const skips = process.env.CI === undefined || !isWhole ? [] : unexpectedSkips(report);
  if (skips.length > 0)
    tell('Skipped tests', {
      succeeded: false,
      output: `In CI, each test runs.\n${skips.join('\n')}`,
    });
  // Errors outside tests fail the run without a failed test.
  if (failed === 0 && (!succeeded || stopSignal.aborted))
    tell(title, { succeeded: false, output: 'See above.' });
}

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail = 0, bsize = 0 } = (await statfs(folder).catch(() => undefined)) ?? {};
  return bavail * bsize > MEMORY_NEEDED;
}

/** Runs a file of an installed package. */
function runTool([file = '', ...args]: string[], options: RunOptions) {
  return runNode([packageFile(file), ...args], options);
}

function cache(name: string): string[] {
  return ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];
}
