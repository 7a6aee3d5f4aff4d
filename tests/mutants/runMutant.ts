import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../../tools/support/processes.ts';
import type { ProjectCopy } from '../../tools/support/projectCopy.ts';
import type { Mutant } from './mutant.ts';

/** What stands between the names of groups and of tests, in the runner's patterns as well. */
const NAME_SEPARATOR = ' > ';

/** What begins the message of a test that found something else than it expected. */
const EXPECTATION = /^(?:Assertion)?Error: expected /u;

const KILLED = 'killed';
const STAYS_GREEN = 'stays green.';
/** The test failed, and of nothing that it expected: it waited in vain, or could not go on. */
const STUCK = 'stuck';
/** `killed`, or what went otherwise, in a sentence. */
type Outcome = string;

interface TestResult {
  ancestorTitles: string[];
  title: string;
  status: string;
  failureMessages: string[];
}
interface Report {
  testResults: { assertionResults: TestResult[] }[];
}

/**
 * Breaks the copy, runs the test that has to notice, and mends the copy. A test that gets stuck may do so
 * on a busy machine without any breakage: only when it then stays green has it noticed.
 */
export async function runMutant(copy: ProjectCopy, mutant: Mutant): Promise<Outcome> {
  const { file, from, to, testFile, testName } = mutant;
  const path = copy.pathOf(file);
  const whole = await readFile(path, 'utf8');
  const places = whole.split(from).length - 1;
  if (places !== 1) return `What is to be replaced stands ${places} times in ${file}.`;
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  const outcome = await runTest(copy, testFile, testName).finally(() => writeFile(path, whole));
  if (outcome !== STUCK) return outcome;
  const unbroken = await runTest(copy, testFile, testName);
  const isSound = unbroken.endsWith(STAYS_GREEN);
  return isSound ? KILLED : `"${testName}" in ${testFile} fails without the breakage as well.`;
}

async function runTest(copy: ProjectCopy, file: string, name: string): Promise<Outcome> {
  const report = copy.pathOf('.cache', 'report.json');
  await rm(report, { force: true });
  const { output } = await runNode(
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      file,
      `--testNamePattern=${RegExp.escape(name)}`,
      // One browser that notices is enough.
      ...['window-firefox', 'webkit'].map((project) => `--project=!${project}`),
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { quiet: true, folder: copy.pathOf(), environment: { IMPATIENT: 'yes' } },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return `The test could not run:\n${output}`;
  const { testResults } = JSON.parse(text) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const asked = tests.filter(({ ancestorTitles, title, status }) => {
    const wholeName = [...ancestorTitles, title].join(NAME_SEPARATOR);
    return wholeName.includes(name) && status !== 'skipped';
  });
  const failed = asked.filter(({ status }) => status === 'failed');
  const messages = failed.flatMap(({ failureMessages }) => failureMessages);
  if (messages.some((message) => EXPECTATION.test(message))) return KILLED;
  if (failed.length > 0) return STUCK;
  if (asked.length === 0) return `No test of ${file} is called "${name}".\n${output}`;
  return `"${name}" in ${file} ${STAYS_GREEN}`;
}
