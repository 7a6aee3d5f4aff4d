/**
 * `npm run test:mutants`: breaks a copy of the site in one place after another, and sees that the
 * test which proves that place turns red. A breakage that no test notices is a failure.
 *
 * `npm run test:mutants -- slider` takes those with this word in what they break, in their file or in
 * their test; `-- --today` those whose turn it is today: every one has its turn within twenty days.
 */
import { MUTANTS } from '../tests/mutants/index.ts';
import { runMutant } from '../tests/mutants/runMutant.ts';
import { copyProject } from './support/projectCopy.ts';
import { endWith, stopOnRequest, stopSignal } from './support/stopping.ts';
import type { Mutant } from '../tests/mutants/mutant.ts';

const TODAY = '--today';
/** One part of them every day: they take a quarter of a minute of processor time each. */
const PARTS = 20;
const DAY_MS = 86_400_000;
/** How many copies of the project are broken at a time, at most. */
const COPIES = 3;

stopOnRequest();
try {
  const wanted = wantedMutants(process.argv.slice(2));
  const survivors: string[] = [];
  const queue = wanted.values();
  const length = Math.min(COPIES, wanted.length);
  await Promise.all(Array.from({ length }, () => runInCopy(queue, survivors)));
  console.log(`\n${wanted.length - survivors.length} passed, ${survivors.length} failed`);
  if (survivors.length > 0) process.exitCode = 1;
} catch (error) {
  endWith(error);
}

/** Runs what is left in the queue, one after the other, and notes what survives. */
async function runInCopy(queue: Iterable<Mutant>, survivors: string[]): Promise<void> {
  await using copy = await copyProject();
  for (const mutant of queue) {
    if (stopSignal.aborted) break;
    const outcome = await runMutant(copy, mutant);
    const isKilled = outcome === 'killed';
    console.log(`${isKilled ? 'killed  ' : 'SURVIVED'}  ${mutant.breaks}`);
    if (isKilled) continue;
    survivors.push(mutant.breaks);
    console.log(`          ${outcome}`);
  }
}

function wantedMutants(words: string[]): Mutant[] {
  if (words.includes(TODAY)) {
    const today = Math.floor(Date.now() / DAY_MS) % PARTS;
    return MUTANTS.filter((_, index) => index % PARTS === today);
  }
  const found = MUTANTS.filter(({ breaks, file, testFile, testName }) =>
    words.every((word) => `${breaks} ${file} ${testFile} ${testName}`.includes(word)),
  );
  if (found.length === 0) throw new Error(`No breakage has "${words.join(' ')}" in its words.`);
  return found;
}
