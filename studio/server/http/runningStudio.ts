import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { z } from 'astro/zod';
import { TOKEN } from '../access/access.ts';
import { OWNER_ONLY, replaceFile } from '../content/ownFiles.ts';

/** A studio that starts has its address after its window is bundled. */
const [START_TRIES, START_POLL_MS] = [60, 500];

const runningSchema = z.object({ pid: z.number(), port: z.number(), address: z.string() });
/** The studio that has a project open. On this computer, its address contains its key. */
type RunningStudio = z.infer<typeof runningSchema>;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readRunning(file: string): RunningStudio | undefined {
  try {
    return runningSchema.parse(JSON.parse(readText(file)));
  } catch {
    return undefined;
  }
}

export function noteRunning(file: string, running: RunningStudio): void {
  replaceFile(file, JSON.stringify(running), OWNER_ONLY);
}

/** The key of the studio that was started last on this computer: its open windows go on. */
export function readLastKey(file: string): string | undefined {
  return /key=(?<key>[\w-]{43})/u.exec(readText(file))?.groups?.key;
}

function alreadyOpen(running: RunningStudio | undefined): Error {
  const which = running ? `: process ${running.pid}, port ${running.port}` : '';
  return new Error(`Another studio has this project open${which}. Stop that one first.`);
}

/**
 * Leads to the studio that has the project open on this computer, once it has started.
 *
 * @throws If it is at a public address, or does not answer
 */
export async function findRunning(file: string, stop: AbortSignal, isPublic: boolean) {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const running = readRunning(file);
    if (isPublic || running?.address.startsWith('https:')) throw alreadyOpen(running);
    const address = running?.address ?? '';
    const oneTimeUrl = await fetchOneTimeUrl(address, stop);
    if (oneTimeUrl !== undefined) return { address, oneTimeUrl, isRunning: true };
    await setTimeout(START_POLL_MS, undefined, { signal: stop });
  }
  throw alreadyOpen(readRunning(file));
}

/** The address with a key for one use, from the studio that answers to its key. */
export async function fetchOneTimeUrl(
  address: string,
  stop: AbortSignal,
): Promise<string | undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(2000)]);
  const asked = address.replace('/?', '/once?');
  const key = await fetch(asked, { signal })
    .then((answer) => answer.text())
    .catch(() => '');
  return TOKEN.test(key) ? address.replace(/(?<=key=).*/u, key) : undefined;
}
