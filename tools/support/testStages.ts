import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './chromiumInstall.ts';
import { installMissingEngines, OTHER_ENGINES } from './engines.ts';
import { CACHE_FOLDER, packageFile } from './paths.ts';
import { runNode } from './processes.ts';
import { addCounts, countTests, ONE_SKIPPED } from './testCounts.ts';
import type { TestCounts } from './testCounts.ts';

/** One part of `npm test`. */
export interface Stage {
  /** What it is called on the command line: `npm test -- visit`. */
  name: string;
  run: () => Promise<TestCounts>;
}

const REPORTS_FOLDER = join(CACHE_FOLDER, 'tests');

/** Every stage, in the order they run. */
export const STAGES: Stage[] = [
  { name: 'types', run: () => check(['astro/bin/astro.mjs', 'check']) },
  { name: 'lint', run: lint },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'content', run: () => vitest('content') },
  { name: 'visit', run: visit },
  { name: 'engines', run: engines },
  { name: 'budgets', run: budgets },
];

/** Runs a program whose exit code is all there is to know: it counts as one test. */
async function check([script = '', ...options]: string[]): Promise<TestCounts> {
  const { succeeded } = await runNode([packageFile(script), ...options]);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

async function lint(): Promise<TestCounts> {
  return addCounts([
    await check(['eslint/bin/eslint.js', '.']),
    await check(['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
    await check(['stylelint/bin/stylelint.mjs', 'src/**/*.css']),
  ]);
}

async function visit(): Promise<TestCounts> {
  const chromiumPath = await ensureChromium();
  return vitest('visit', { CHROMIUM_PATH: chromiumPath });
}

async function budgets(): Promise<TestCounts> {
  const chromiumPath = await ensureChromium();
  return vitest('budgets', { CHROMIUM_PATH: chromiumPath });
}

/** The journeys, in Chromium and in every other engine that is here. `ENGINES=all` installs them. */
async function engines(): Promise<TestCounts> {
  const chromiumPath = await ensureChromium();
  const counts = [await vitest('chromium', { CHROMIUM_PATH: chromiumPath })];
  if (process.env.ENGINES === 'all') await installMissingEngines();
  for (const { name, title, find } of OTHER_ENGINES) {
    if (find() === undefined) {
      console.log(`Skipped: the journeys in ${title}, which is not here. npm run test:engines`);
      counts.push(ONE_SKIPPED);
    } else {
      counts.push(await vitest(name));
    }
  }
  return addCounts(counts);
}

async function vitest(
  project: string,
  environment: Record<string, string> = {},
): Promise<TestCounts> {
  const report = join(REPORTS_FOLDER, `${project}.json`);
  await mkdir(REPORTS_FOLDER, { recursive: true });
  await rm(report, { force: true });
  const { succeeded } = await runNode(
    [
      packageFile('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { environment },
  );
  return countTests(await readFile(report, 'utf8').catch(() => undefined), succeeded);
}
