import type { Burst } from '../load/burst.ts';
import { median } from '../measure/statistics.ts';
import { table } from './table.ts';

/** The memory of a server after so many requests. */
export interface MemorySample {
  requests: number;
  /** How many of them went wrong. */
  failed: number;
  megabytes: number;
}

/** How both servers did, one after the other. */
export interface Round {
  own: Burst;
  nginx: Burst;
}

/**
 * The site's server beside nginx: medians over rounds in which they took turns.
 *
 * @param paths How many different requests were repeated.
 */
export function throughputTable(rounds: Round[], paths: number): string {
  const row = (name: string, read: (burst: Burst) => number, write: (n: number) => string) => {
    const [own, nginx] = [
      median(rounds.map((round) => read(round.own))),
      median(rounds.map((round) => read(round.nginx))),
    ];
    return [name, write(own), write(nginx), (own / nginx).toFixed(2)];
  };
  const failed = (read: (round: Round) => Burst): string =>
    String(rounds.reduce((sum, round) => sum + read(round).failed, 0));
  return table([
    [`${paths} requests over and over`, 'own server', 'nginx', 'own / nginx'],
    row(
      'answers per second',
      ({ perSecond }) => perSecond,
      (n) => String(Math.round(n)),
    ),
    row('median answer', ({ median: ms }) => ms, milliseconds),
    row('99 of 100 answers', ({ percentile99 }) => percentile99, milliseconds),
    ['failed', failed(({ own }) => own), failed(({ nginx }) => nginx), ''],
  ]);
}

/** How the memory of the site's server goes with its requests. */
export function memoryTable(samples: MemorySample[]): string {
  return table([
    ['requests so far', 'failed', 'memory'],
    ...samples.map(({ requests, failed, megabytes }) => [
      String(requests),
      String(failed),
      `${Math.round(megabytes)} MB`,
    ]),
  ]);
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}
