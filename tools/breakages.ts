/**
 * `node tools/run.mjs breakages`: breaks a copy of the project where only a browser or another program
 * can see it; the named test must pass before and fail after. `node tools/run.mjs breakages WORD` tries
 * only the breakages with this word.
 */
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { countOf } from '../src/logic/countOf.ts';
import { type Breakage, BREAKAGES } from '../tests/mutants/breakages.ts';
import { runNamedTests } from './support/namedTests.ts';

/** Keeps the cache of pictures: without it, a build takes a minute. */
const NOT_COPIED = /^(?:\.astro|\.git|\.studio|dist|node_modules|\.cache[/\\](?!astro).*)$/u;
/** What the test runners call a failed expectation. Other errors, such as a timeout, prove nothing. */
const FAILED_EXPECTATION = /AssertionError|\bexpect(?:\.\w+)?\(/u;

/** Returns why a breakage survived; undefined if its test failed on an expectation. */
async function whySurvived(copy: string, { testFile, title }: Breakage) {
  const runs = await runNamedTests(copy, testFile, title);
  const failed = runs.filter(({ status }) => status === 'failed');
  if (failed.some(({ message }) => FAILED_EXPECTATION.test(message))) return undefined;
  const [first] = failed;
  if (first) return `"${title}" failed for another reason:\n${first.message}`;
  return `"${title}" did not fail.`;
}

/** Breaks the copy, runs the test and repairs the copy. */
async function attempt(copy: string, breakage: Breakage) {
  const { file, replace, by } = breakage;
  const path = join(copy, file);
  const whole = await readFile(path, 'utf8');
  if (countOf(whole, replace) !== 1) return `"${replace}" does not occur once in ${file}.`;
  await writeFile(
    path,
    whole.replace(replace, () => by),
  );
  try {
    return await whySurvived(copy, breakage);
  } finally {
    await writeFile(path, whole);
  }
}

/** A test that fails or is skipped without a breakage cannot notice one. */
async function whyUseless(copy: string, { testFile, title }: Breakage) {
  const runs = await runNamedTests(copy, testFile, title);
  if (runs.length === 0) return `${testFile} has no test "${title}".`;
  const other = runs.find(({ status }) => status !== 'passed');
  return other && `"${title}" ${other.status} without the breakage.\n${other.message}`;
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  const chosen = BREAKAGES.filter((breakage) =>
    args.every((word) => JSON.stringify(breakage).includes(word)),
  );
  if (chosen.length === 0) throw new Error('tests/mutants/breakages.diff has no such breakage.');
  await using folder = await mkdtempDisposable(join(tmpdir(), 'project-copy-'));
  const { path: copy } = folder;
  const filter = (path: string) => !NOT_COPIED.test(relative(PROJECT_FOLDER, path));
  await cp(PROJECT_FOLDER, copy, { recursive: true, filter });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(copy, 'node_modules'), 'junction');
  let killed = 0;
  for (const breakage of chosen) {
    const reason = (await whyUseless(copy, breakage)) ?? (await attempt(copy, breakage));
    if (stopSignal.aborted) return;
    console.log(`${reason ? 'SURVIVED' : 'killed  '}  ${breakage.testFile}: ${breakage.title}`);
    if (reason) console.log(`          ${reason}`);
    else killed += 1;
  }
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`);
  if (killed < chosen.length) process.exitCode = 1;
});
