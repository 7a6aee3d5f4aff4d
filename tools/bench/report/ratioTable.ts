import type { PageReport } from '../measure/report.ts';
import { kilobytes, seconds, tapTime } from './units.ts';
import { table } from './table.ts';

interface Comparison {
  name: string;
  read: (report: PageReport) => number;
  write: (value: number) => string;
}

const COMPARISONS: Comparison[] = [
  ...['first view', 'scrolled to the end'].map((moment) => ({
    name: `kB, ${moment}`,
    read: ({ weights }: PageReport) => weights[moment]?.total ?? Number.NaN,
    write: kilobytes,
  })),
  {
    name: 'kB of script, first view',
    read: ({ weights }) => weights['first view']?.js ?? Number.NaN,
    write: kilobytes,
  },
  {
    name: 'Lighthouse performance',
    read: ({ lighthouse }) => lighthouse.scores.performance,
    write: String,
  },
  { name: 'LCP', read: ({ lighthouse }) => lighthouse.lcp, write: seconds },
  {
    name: 'TBT',
    read: ({ lighthouse }) => lighthouse.tbt,
    write: (ms) => `${Math.round(ms)} ms`,
  },
  {
    name: 'slowest tap',
    read: ({ interactions }) => Math.max(...interactions.map(({ ms }) => ms)),
    write: tapTime,
  },
];

/** A page of ours beside another one, and how many times as much the other one takes. */
export function ratioTable(ours: PageReport, other: PageReport): string {
  return [
    `### ${other.address} beside ${ours.address}`,
    table([
      ['', 'ours', 'other', 'other / ours'],
      ...COMPARISONS.map(({ name, read, write }) => {
        const [one, two] = [read(ours), read(other)];
        return [name, write(one), write(two), ratio(two, one)];
      }),
    ]),
  ].join('\n\n');
}

/** How many times as much: "6.1"; a dash where nothing can be divided. */
function ratio(value: number, base: number): string {
  const quotient = value / base;
  return Number.isFinite(quotient) ? quotient.toFixed(1) : '–';
}
