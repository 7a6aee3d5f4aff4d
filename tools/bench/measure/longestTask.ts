import type { Browser } from 'playwright-core';
import { PHONE, settle } from './visit.ts';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { data?: { url?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** A file of the same site in which nothing happens. */
const QUIET_FILE = '/favicon.svg';
const TASK = 'RunTask';
const MICROSECONDS_PER_MS = 1000;

/**
 * The longest time a page keeps the browser from answering while it loads, in milliseconds of
 * processor time at the full speed of this machine.
 *
 * Processor time, because the clock also counts what the rest of the machine does meanwhile.
 */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // The page then comes to a process that is being watched, which a new one is not from its start.
  await page.goto(new URL(QUIET_FILE, address).href);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  await settle(page);
  const trace = (await browser.stopTracing()).toString('utf8');
  await context.close();

  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const commit = traceEvents.find(
    ({ name, args }) => name === 'CommitLoad' && args.data?.url === address,
  );
  // The browser draws its own surroundings with pages, too: they are not the visitor's.
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === TASK && pid === commit?.pid && tid === commit.tid,
  );
  if (tasks.length === 0) throw new Error(`The browser noted no task of ${address}.`);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / MICROSECONDS_PER_MS;
}
