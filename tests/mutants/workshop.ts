import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { run } from '../../tools/support/processes.ts';
import type { Mutant } from './mutant.ts';

const FOLDER = join(CACHE_FOLDER, 'mutants');
const REPORT = join(FOLDER, '.cache', 'report.json');
/** Without them every copy would encode all photographs anew. */
const ENCODED_PICTURES = join('.cache', 'astro');

/** What stands between the names of groups and of tests, in the runner's patterns as well. */
const NAME_SEPARATOR = ' > ';

/** `killed`, or what went otherwise, in a sentence. */
type Verdict = string;

interface Report {
  testResults: {
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** A copy of the project that may be broken. */
export interface Workshop {
  /** Breaks the copy, runs the test that has to notice, and mends the copy. */
  judge: (mutant: Mutant) => Promise<Verdict>;
}

/**
 * Copies the project as it stands, files that git does not know yet included.
 *
 * @throws Error when git cannot list the files
 */
export async function createWorkshop(): Promise<Workshop> {
  await rm(FOLDER, { recursive: true, force: true });
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { succeeded, output } = await run('git', listing, { quiet: true });
  if (!succeeded) throw new Error(`git cannot list the files of the project: ${output}`);
  for (const path of output.split('\0').filter(Boolean)) {
    // A file that was deleted and not yet committed is listed as well.
    await cp(join(PROJECT_FOLDER, path), join(FOLDER, path)).catch(() => undefined);
  }
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(FOLDER, 'node_modules'), 'junction');
  await mkdir(join(FOLDER, '.cache'), { recursive: true });
  await cp(join(PROJECT_FOLDER, ENCODED_PICTURES), join(FOLDER, ENCODED_PICTURES), {
    recursive: true,
  }).catch(() => undefined);
  return { judge };
}

async function judge({ file, from, to, testFile, testName }: Mutant): Promise<Verdict> {
  const path = join(FOLDER, file);
  const whole = await readFile(path, 'utf8');
  const places = whole.split(from).length - 1;
  if (places !== 1) return `What is to be replaced stands ${places} times in ${file}.`;
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  try {
    return await runTest(testFile, testName);
  } finally {
    await writeFile(path, whole);
  }
}

async function runTest(file: string, name: string): Promise<Verdict> {
  await rm(REPORT, { force: true });
  const { output } = await run(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      file,
      `--testNamePattern=${RegExp.escape(name)}`,
      '--reporter=json',
      `--outputFile=${REPORT}`,
    ],
    { quiet: true, folder: FOLDER, environment: { IMPATIENT: 'yes' } },
  );
  const text = await readFile(REPORT, 'utf8').catch(() => undefined);
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
