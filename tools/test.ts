/**
 * `npm test`: every check of the project, or those named: `npm test -- lint visit`.
 *
 * What follows the names goes to Vitest: `npm test -- FILE`, `npm test -- -t "words"`; without a
 * name it then runs alone. `npm run test:all` adds what takes long, installs the other engines, and
 * lets none be skipped. The last line is the sum.
 */
import { join } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { ensureHosts } from './hosts/programs.ts';
import { ensureChromium, installHeadlessShell } from './support/chromium.ts';
import { ensureEngine, isHere } from './support/engines.ts';
import { packageFile } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { TEST_SITE } from './support/sites.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';
import { TestSummary } from './support/testSummary.ts';

const ASTRO = packageFile('astro/bin/astro.mjs');
/** What other programs check, by name and title: a run of each counts as one test. */
const CHECKS: Record<string, Record<string, string[]>> = {
  types: { 'astro check': [ASTRO, 'check', '--noSync'] },
  lint: {
    ESLint: [packageFile('eslint/bin/eslint.js'), '.', ...cache('eslint')],
    Prettier: [
      packageFile('prettier/bin/prettier.cjs'),
      ...['.', '--check', '--log-level=warn'],
      ...cache('prettier'),
    ],
    Stylelint: [
      packageFile('stylelint/bin/stylelint.mjs'),
      '{src,studio,paper}/**/*.css',
      ...cache('stylelint'),
    ],
  },
};

/* The projects of Vitest. */
const HOSTS = 'hosts';
const WITHOUT_SITE = ['unit', 'content', 'studio'];
const USUAL = [...WITHOUT_SITE, 'site', 'visit', 'timed', 'budgets'];
const WINDOWS = ['window-chrome', 'window-firefox'];
const EVERY = [...USUAL, HOSTS, 'audits', 'timed-audits', ...WINDOWS, 'firefox', 'webkit'];

const ALL = '--all';

heedStopRequests();
const summary = new TestSummary();
try {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  await (words[0] === ALL ? test(words.slice(1), true) : test(words, false));
  console.log(`\n${summary.toString()}`);
  if (summary.hasFailed) process.exitCode = 1;
} catch (error) {
  endWith(error);
}

async function test(words: string[], isAll: boolean): Promise<void> {
  const end = words.findIndex((word) => !(word in CHECKS || EVERY.includes(word)));
  const names = end < 0 ? words : words.slice(0, end);
  const others = words.slice(names.length);
  const { filter, options } = parseCLI(['vitest', 'run', ...others]);

  // Of single files it is not known what they need: a visit builds the site itself.
  const isPassedOn = names.length === 0 && others.length > 0;
  const known = isAll || filter.length > 0 ? EVERY : USUAL;
  const parts = names.length > 0 ? names : [...Object.keys(CHECKS), ...known];

  const checks = isPassedOn ? [] : parts.filter((name) => name in CHECKS);
  const projects = parts.filter((name) => EVERY.includes(name));
  const project = isPassedOn
    ? projects.filter((name) => isHere(engineOf(name)))
    : await prepare(projects, isAll);
  // Beside the visits, which wait now and then, and over long before anything that measures time begins.
  const checked = runChecks(checks);
  if (project.length > 0 && !stopSignal.aborted) {
    const reporters = [options.reporters ?? 'default', summary].flat();
    await startVitest(filter, { project, ...options, reporters });
  }
  await checked;
  if (isAll && words.length === 0 && !stopSignal.aborted) await runMutants();
}

/** The deliberate breakages whose turn it is today: together they count as one test. */
async function runMutants(): Promise<void> {
  const { succeeded } = await runNode([join('tools', 'mutants.ts'), '--today']);
  summary.count(succeeded ? 'passed' : 'failed');
}

/** Runs checks of different names at the same time; their output stays whole. */
async function runChecks(names: string[]): Promise<void> {
  if (names.length === 0) return;
  // They read the types of the content, and must not do so while these are written.
  const environment = { CONTENT_FOLDER: TEST_SITE.content };
  const { succeeded, output } = await runNode([ASTRO, 'sync'], { quiet: true, environment });
  if (!succeeded) summary.count('failed', `Failed: the content or its types.\n${output.trim()}`);
  await Promise.all(
    names.map(async (name) => {
      for (const [title, words] of Object.entries(CHECKS[name] ?? {})) await runCheck(title, words);
    }),
  );
}

async function runCheck(title: string, scriptAndOptions: string[]): Promise<void> {
  const { succeeded, output } = await runNode(scriptAndOptions, { quiet: true });
  console.log(`\n== ${title}: ${succeeded ? 'passed' : 'failed'}\n${output.trim()}`);
  summary.count(succeeded ? 'passed' : 'failed');
}

function cache(name: string): string[] {
  return ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];
}

/** The browser of a project is its name, or the end of it. */
function engineOf(project: string): string {
  return project.replace(/^window-/u, '');
}

/** Makes ready what projects need. Returns those that can run; what cannot is counted. */
async function prepare(projects: string[], isAll: boolean): Promise<string[]> {
  const isVisited = projects.some(
    (project) => !WITHOUT_SITE.includes(project) && (isAll || isHere(engineOf(project))),
  );
  // The photographs keep the processors busy while browsers and servers are on their way.
  const building = isVisited ? ensureBuilt(TEST_SITE) : Promise.resolve();
  // What goes wrong is said when it is waited for.
  building.catch(() => undefined);

  const ready: string[] = [];
  for (const project of projects) {
    const obstacle =
      project === HOSTS ? await ensureHosts(isAll) : await ensureEngine(engineOf(project), isAll);
    if (obstacle === undefined) ready.push(project);
    else
      summary.count(isAll ? 'failed' : 'skipped', `${isAll ? 'Failed' : 'Skipped'}: ${obstacle}`);
  }
  if (!isVisited) return ready;
  try {
    await ensureChromium();
    await installHeadlessShell();
    await building;
    return ready;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    summary.count('failed', `Failed: all visits to the site. ${reason}`);
    return ready.filter((project) => WITHOUT_SITE.includes(project));
  }
}
