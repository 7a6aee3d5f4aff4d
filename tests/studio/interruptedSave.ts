/**
 * `node interruptedSave.ts ROOT HOW WRITES`: saves the draft it reads, until after so many writes the
 * process is killed (HOW is "kill") or the disk answers with an error such as ENOSPC.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { text } from 'node:stream/consumers';
import { layOut } from '../../studio/content/layOut.ts';
import { draftOf } from '../../studio/content/places.ts';
import { applyDraft } from '../../studio/content/save.ts';
import type { Draft } from '../../studio/types.ts';

const WRITES = ['cp', 'link', 'mkdir', 'open', 'rename', 'rm', 'rmdir', 'writeFile'] as const;
const NEEDS_ROOM: readonly string[] = ['cp', 'link', 'mkdir', 'writeFile'];

const [root = '', how = '', writes] = process.argv.slice(2);
const draft = JSON.parse(await text(process.stdin)) as Draft;
const laid = await layOut(root, draft, draftOf(root));

let count = 0;
for (const name of WRITES) {
  const write = fs.promises[name] as (...values: unknown[]) => Promise<unknown>;
  const interrupted = async (...values: unknown[]) => {
    count += 1;
    const isLater = how === 'ENOSPC' && !NEEDS_ROOM.includes(name);
    if (count <= Number(writes) || isLater) return write(...values);
    if (how !== 'kill') throw Object.assign(new Error(how), { code: how });
    // The disk has the first half of a file by then.
    const [file, bytes] = values as [string, string];
    if (name === 'writeFile') fs.writeFileSync(file, Buffer.from(bytes).subarray(0, 50));
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
  Object.assign(fs.promises, { [name]: interrupted });
}
syncBuiltinESMExports();
const error = await applyDraft(root, draftOf(root), laid).catch(String);
process.stdout.write(error ?? String(count));
