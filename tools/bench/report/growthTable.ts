import type { GrowthReport } from '../growth/measureSite.ts';
import type { OpeningReport } from '../growth/timeLightbox.ts';
import { table } from './table.ts';
import { kilobytes } from './units.ts';

const SECOND_DIGITS = 3;

/** What sites of growing size take; all but the first time is processor time. */
export function growthTable(sites: GrowthReport[]): string {
  return table([
    [
      'photographs added',
      'galleries added',
      'cold build',
      'its processor time',
      'its memory',
      'warm build',
      'one changed',
      'first view',
      'its HTML',
      'answers',
    ],
    ...sites.map(({ cold, warm, changed, ...site }) => [
      String(site.photographs),
      String(site.galleries),
      seconds(cold.seconds),
      seconds(cold.processorSeconds),
      `${Math.round(cold.megabytes)} MB`,
      seconds(warm.processorSeconds),
      changed ? seconds(changed.processorSeconds) : '–',
      `${kilobytes(site.firstViewBytes)} kB`,
      `${kilobytes(site.htmlBytes)} kB`,
      String(site.answers),
    ]),
  ]);
}

/** What one site takes, for those who wait for the next. */
export function growthLine({ photographs, cold, warm, changed }: GrowthReport): string {
  const after = changed ? `, ${seconds(changed.processorSeconds)} with one changed` : '';
  const memory = `${Math.round(cold.megabytes)} MB`;
  return `${photographs} photographs more: ${seconds(cold.seconds)} cold (${memory}), ${seconds(warm.processorSeconds)} warm${after}.`;
}

/** What each further photograph takes of the processors, from one size to the next: a straight line has one slope. */
export function slopeTable(sites: GrowthReport[]): string {
  const rows = sites.slice(1).map((site, index) => {
    const before = sites[index] ?? site;
    const per = (read: (report: GrowthReport) => number): string =>
      ((read(site) - read(before)) / (site.photographs - before.photographs)).toFixed(
        SECOND_DIGITS,
      );
    return [
      `${before.photographs} to ${site.photographs}`,
      `${per(({ cold }) => cold.processorSeconds)} s`,
      `${per(({ cold }) => cold.megabytes)} MB`,
      `${per(({ warm }) => warm.processorSeconds)} s`,
      before.changed ? `${per(({ changed }) => changed?.processorSeconds ?? Number.NaN)} s` : '–',
    ];
  });
  return table([
    ['each further photograph', 'cold build', 'memory', 'warm build', 'one changed'],
    ...rows,
  ]);
}

/** What opening ever longer galleries takes. */
export function openingTable(openings: OpeningReport[]): string {
  return table([
    ['pictures in the gallery', 'tap to picture, slow phone', 'bytes'],
    ...openings.map(({ pictures, ms, bytes }) => [
      String(pictures),
      `${Math.round(ms)} ms`,
      `${kilobytes(bytes)} kB`,
    ]),
  ]);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}
