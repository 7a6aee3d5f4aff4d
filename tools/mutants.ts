/**
 * `node tools/run.mjs mutants`: breaks a copy of the project in one place after another; the named test must
 * fail each time. `node tools/run.mjs mutants WORD` runs only the breakages with this word.
 */
import { cp, mkdtempDisposable, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { runNode } from '../node/processes.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { type Breakage, BREAKAGES } from '../tests/mutants/breakages.ts';

/** A test in the report of Vitest, or one of its runs in the report of Playwright. */
interface Result {
  status: string;
  failureMessages?: string[];
  errors?: { message?: string }[];
}

/** Keeps the cache of pictures: without it, a build takes a minute. */
const NOT_COPIED = /^(?:\.astro|\.git|\.studio|dist|node_modules|\.cache[/\\](?!astro).*)$/u;
const VITEST_FAILURE = /^(?:AssertionError|TestTimeoutError|Error: expect)/u;

/** All results in a report; Playwright nests them in suites. */
function resultsIn(part: unknown): Result[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(resultsIn);
  const isResult = 'failureMessages' in part || ('errors' in part && 'retry' in part);
  return isResult ? [part as Result] : inside;
}

/** Whether a test failed by an assertion or timeout; other errors prove nothing. */
function isProof({ status, failureMessages = [], errors = [] }: Result): boolean {
  return (
    status === 'timedOut' ||
    failureMessages.some((message) => VITEST_FAILURE.test(message)) ||
    errors.some(({ message = '' }) => message.includes('expect('))
  );
}

/** Runs the named test; returns undefined if it failed, else why the breakage survived. */
async function survival(copy: string, { testFile, title }: Breakage) {
  const report = join(copy, '.cache/report.json');
  const pattern = RegExp.escape(title);
  const [runner = '', ...options] = testFile.endsWith('.spec.ts')
    ? ['@playwright/test/cli.js', 'test', `--grep=${pattern}`, '--workers=1', '--retries=0']
    : ['vitest/vitest.mjs', 'run', `--testNamePattern=${pattern}`, `--outputFile=${report}`];
  await rm(report, { force: true });
  const { output } = await runNode(
    [join(copy, 'node_modules', runner), ...options, testFile, '--reporter=json'],
    { quiet: true, folder: copy, environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return `The test could not run:\n${output}`;
  const results = resultsIn(JSON.parse(text));
  if (results.some(isProof)) return undefined;
  if (results.some(({ status }) => status === 'passed')) return `"${title}" in ${testFile} passed.`;
  return `"${title}" in ${testFile} did not run to an assertion:\n${output}`;
}

/** Breaks the copy, runs the test and repairs the copy. */
async function attempt(copy: string, breakage: Breakage) {
  const { file, replace, by } = breakage;
  const path = join(copy, file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(replace).length !== 2) return `"${replace}" does not occur once in ${file}.`;
  await writeFile(path, whole.split(replace).join(by));
  try {
    return await survival(copy, breakage);
  } finally {
    await writeFile(path, whole);
  }
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const chosen = BREAKAGES.filter((breakage) =>
    words.every((word) => JSON.stringify(breakage).includes(word)),
  );
  if (chosen.length === 0) throw new Error('tests/mutants/breakages.diff has no such breakage.');
  await using folder = await mkdtempDisposable(join(tmpdir(), 'project-copy-'));
  const { path: copy } = folder;
  const filter = (path: string) => !NOT_COPIED.test(relative(PROJECT_FOLDER, path));
  await cp(PROJECT_FOLDER, copy, { recursive: true, filter });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(copy, 'node_modules'), 'junction');
  let killed = 0;
  for (const breakage of chosen) {
    const reason = await attempt(copy, breakage);
    if (stopSignal.aborted) return;
    console.log(`${reason ? 'SURVIVED' : 'killed  '}  ${breakage.testFile}: ${breakage.title}`);
    if (reason) console.log(`          ${reason}`);
    else killed += 1;
  }
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`);
  if (killed < chosen.length) process.exitCode = 1;
});
