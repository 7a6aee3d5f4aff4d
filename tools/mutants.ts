/**
 * `node tools/run.mjs mutants ROOM`: Stryker breaks the code of a room in every way it knows, and the
 * tests of the room have to notice 85 in 100. Without a name, all rooms, one after the other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../node/paths.ts';
import { run, runNode } from '../node/processes.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { ROOMS } from '../tests/mutants/rooms.ts';

/** Stryker has packages of its own, which no other command needs. */
const FOLDER = join(PROJECT_FOLDER, 'tests/mutants');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const LEAST_KILLED = 0.85;
/** What Stryker finds out about a mutant; others were ignored or are no code. */
const STATES = ['Killed', 'Survived', 'Timeout', 'NoCoverage'] as const;

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Shows how many mutants of a room the tests noticed. Returns whether these are enough. */
function showScore(room: string): boolean {
  const file = join(CACHE_FOLDER, `mutants/${room}.json`);
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const counts = STATES.map((state) => all.filter(({ status }) => status === state).length);
  const [killed = 0, survived, timedOut, uncovered] = counts;
  // A test that runs too long may only be slow: it proves nothing.
  const share = killed / counts.reduce((sum, count) => sum + count, 0);
  console.log(
    `${room}: ${(share * 100).toFixed(1)} % killed (${killed} killed, ${survived} survived, ` +
      `${timedOut} timed out, ${uncovered} without a test)`,
  );
  return share >= LEAST_KILLED;
}

async function installStryker(): Promise<void> {
  if (existsSync(STRYKER)) return;
  const { succeeded } = await run('npm', ['ci', '--loglevel=error'], { folder: FOLDER });
  if (!succeeded) throw new Error('Stryker could not be installed; see above.');
}

await runCommand(async () => {
  const names = Object.keys(ROOMS);
  const args = process.argv.slice(2);
  const unknown = args.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no room "${unknown}". Choose from ${names.join(', ')}.`);
  await installStryker();
  for (const ROOM of args.length > 0 ? args : names) {
    console.log(`\n== ${ROOM}`);
    const command = [STRYKER, 'run', 'tests/mutants/stryker.config.js'];
    const { succeeded } = await runNode(command, { environment: { ROOM } });
    if (stopSignal.aborted) return;
    if (!succeeded || !showScore(ROOM)) process.exitCode = 1;
  }
});
