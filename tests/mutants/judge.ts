import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../../tools/support/processes.ts';
import type { ProjectCopy } from '../../tools/support/projectCopy.ts';
import type { Mutant } from './mutant.ts';

/** What stands between the names of groups and of tests, in the runner's patterns as well. */
const NAME_SEPARATOR = ' > ';

/** `killed`, or what went otherwise, in a sentence. */
type Verdict = string;

interface Report {
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Breaks the copy, runs the test that has to notice, and mends the copy. */
export async function judge(copy: ProjectCopy, mutant: Mutant): Promise<Verdict> {
  const { file, from, to, testFile, testName } = mutant;
  const path = copy.pathOf(file);
  const whole = await readFile(path, 'utf8');
  const places = whole.split(from).length - 1;
  if (places !== 1) return `What is to be replaced stands ${places} times in ${file}.`;
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  try {
    return await runTest(copy, testFile, testName);
  } finally {
    await writeFile(path, whole);
  }
}

async function runTest(copy: ProjectCopy, file: string, name: string): Promise<Verdict> {
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
  if (asked.some(({ status }) => status === 'failed')) return 'killed';
  if (asked.length === 0) return `No test of ${file} is called "${name}".\n${output}`;
  return `"${name}" in ${file} stays green.`;
}
