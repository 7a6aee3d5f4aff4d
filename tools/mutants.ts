/**
 * `node tools/run.mjs mutants ROOM`: Stryker breaks the code of a room in every way it knows, and the
 * tests of the room have to notice 85 in 100. Without a name, all rooms, one after the other.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { run, runNode } from '../node/processes.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { ROOMS } from '../tests/mutants/rooms.ts';

/** Stryker has packages of its own, which no other command needs. */
const FOLDER = join(PROJECT_FOLDER, 'tests/mutants');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

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
    if (!succeeded) process.exitCode = 1;
  }
});
