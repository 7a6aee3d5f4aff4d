import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from './chromiumInstall.ts';
import { canInstall, installEngine, OTHER_ENGINES } from './engines.ts';
import type { OtherEngine } from './engines.ts';
import { CACHE_FOLDER, packageFile } from './paths.ts';
import { runNode } from './processes.ts';
import { addCounts, countTests, ONE_FAILURE, ONE_SKIPPED } from './testCounts.ts';
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
  for (const engine of OTHER_ENGINES) counts.push(await otherEngine(engine));
  return addCounts(counts);
}

async function otherEngine(engine: OtherEngine): Promise<TestCounts> {
  const { name, title, find } = engine;
  if (find() !== undefined) return vitest(name);
  if (!canInstall(engine)) {
    console.log(`Skipped: the journeys in ${title}, which is not here. Install it by hand.`);
    return ONE_SKIPPED;
  }
  if (process.env.ENGINES !== 'all') {
    console.log(`Skipped: the journeys in ${title}. npm run test:engines installs it.`);
    return ONE_SKIPPED;
  }
  try {
    await installEngine(engine);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ONE_FAILURE;
  }
  return vitest(name);
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
