import { CATEGORIES } from '../measure/lighthouse.ts';
import type { PageReport } from '../measure/report.ts';
import { KINDS } from '../measure/transfers.ts';
import type { Weight } from '../measure/transfers.ts';
import { decimal, kilobytes, seconds, tapTime } from './units.ts';
import { table } from './table.ts';

/** Everything that was measured about a page, as text. */
export function pageTable(report: PageReport, runs: number): string {
  const { address, weights, layoutShift, lighthouse, interactions } = report;
  const { scores, lcp, tbt, cls } = lighthouse;
  return [
    `### ${address}`,
    table([
      ['kB', ...KINDS, 'total', 'answers'],
      ...Object.entries(weights).map(([moment, weight]) => weightRow(moment, weight)),
    ]),
    table([
      [`Lighthouse, median of ${runs}`, ...CATEGORIES, 'LCP', 'TBT', 'CLS', 'CLS scrolled'],
      [
        'phone',
        ...CATEGORIES.map((category) => String(scores[category])),
        seconds(lcp),
        `${Math.round(tbt)} ms`,
        decimal(cls),
        decimal(layoutShift),
      ],
    ]),
    table([
      [`tap, median of ${runs}, processor four times slower`, 'until its effect is seen'],
      ...interactions.map(({ name, ms }) => [name, tapTime(ms)]),
    ]),
  ].join('\n\n');
}

function weightRow(moment: string, weight: Weight): string[] {
  return [
    moment,
    ...KINDS.map((kind) => kilobytes(weight[kind])),
    kilobytes(weight.total),
    String(weight.requests),
  ];
}
