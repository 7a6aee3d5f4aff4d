/**
 * `node tools/run.mjs mutants`: breaks a copy of the project in one place after another; the named test must
 * fail each time. `node tools/run.mjs mutants WORD` runs only the breakages with this word.
 */
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { runNode } from '../node/processes.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { countOf } from '../src/logic/countOf.ts';
import { type Breakage, BREAKAGES } from '../tests/mutants/breakages.ts';

/** Keeps the cache of pictures: without it, a build takes a minute. */
const NOT_COPIED = /^(?:\.astro|\.git|\.studio|dist|node_modules|\.cache[/\\](?!astro).*)$/u;
/** A failed assertion or a timeout, as the runners name them; other errors prove nothing. */
const PROOF = /AssertionError|TestTimeoutError|Error: expect|Test timeout/u;

/** Runs the named test; returns undefined if it failed, else why the breakage survived. */
async function whySurvived(copy: string, { testFile, title }: Breakage) {
  const pattern = RegExp.escape(title);
  const [runner = '', ...options] = testFile.endsWith('.spec.ts')
    ? ['@playwright/test/cli.js', 'test', `--grep=${pattern}`, '--workers=1', '--retries=0']
    : ['vitest/vitest.mjs', 'run', `--testNamePattern=${pattern}`];
  const command = [join(copy, 'node_modules', runner), ...options, testFile];
  const { succeeded, output } = await runNode(command, { quiet: true, folder: copy });
  if (succeeded) return `"${title}" in ${testFile} passed.`;
  if (PROOF.test(output)) return undefined;
  return `"${title}" in ${testFile} did not run to an assertion:\n${output}`;
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
    const reason = await attempt(copy, breakage);
    if (stopSignal.aborted) return;
    console.log(`${reason ? 'SURVIVED' : 'killed  '}  ${breakage.testFile}: ${breakage.title}`);
    if (reason) console.log(`          ${reason}`);
    else killed += 1;
  }
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`);
  if (killed < chosen.length) process.exitCode = 1;
});
