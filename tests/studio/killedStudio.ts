/**
 * Does one thing with the studio's own functions, and is killed in the middle of it, as by a power cut.
 * The only argument is a `KilledRun` as JSON.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { buildSmallSite } from './smallSite.ts';
import type { StoredChanges } from '../../studio/server/content/unsaved.ts';

/** The call of `node:fs` at which the process is killed. */
export interface Kill {
  call: 'rename' | 'renameSync' | 'writeFileSync' | 'copyFile' | 'readFileSync';
  /** Pattern of one of its paths. */
  path: string;
  /** How many such calls go through before. */
  after?: number;
}

export interface KilledRun {
  action: 'keep' | 'check' | 'save' | 'publish' | 'build';
  root: string;
  unsaved: StoredChanges;
  kill?: Kill | undefined;
}

const { action, root, unsaved, kill } = JSON.parse(process.argv[2] ?? '') as KilledRun;

function killAt({ call, path, after = 0 }: Kill): void {
  const pattern = new RegExp(path, 'u');
  let left = after;
  const holder: object = call in fs.promises ? fs.promises : fs;
  const real = Reflect.get(holder, call) as (...values: unknown[]) => unknown;
  Reflect.set(holder, call, (...values: unknown[]) => {
    const isMeant = values.some((value) => typeof value === 'string' && pattern.test(value));
    if (isMeant && left === 0) {
      // By then, the disk has a part of the file.
      if (call === 'writeFileSync') fs.writeSync(fs.openSync(String(values[0]), 'w'), 'half');
      process.kill(process.pid, 'SIGKILL');
    }
    if (isMeant) left -= 1;
    return real(...values);
  });
  syncBuiltinESMExports();
}

if (kill) killAt(kill);
// Afterwards: these modules take the functions that were replaced.
const { openStudio } = await import('../../studio/server/content/openStudio.ts');
const { keepUnsaved } = await import('../../studio/server/content/unsaved.ts');
const { publish } = await import('../../studio/server/publish/publish.ts');

const { signal } = new AbortController();
const preview = { whenReady: () => Promise.resolve(), show: () => Promise.resolve({}) };
const studio = openStudio(root, signal, preview);

function build(content: string): Promise<string> {
  if (action === 'build') process.kill(process.pid, 'SIGKILL');
  return buildSmallSite(content, join(root, '..'));
}

if (action === 'keep') keepUnsaved(root, unsaved);
else if (action === 'check') await studio.check(unsaved.changes);
else if (action === 'save') await studio.save(unsaved.changes);
else {
  const untilOnline = () => Promise.resolve();
  await publish({ ...studio, isHosted: false }, [], { build, untilOnline });
}
