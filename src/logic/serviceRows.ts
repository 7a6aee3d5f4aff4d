import type { Place } from './placements.ts';

interface Service {
  /** Without it, the service comes later. */
  href?: string | undefined;
}

export interface ServicePlace {
  place: Place;
  /** From 0. */
  row: number;
}

const STAIRS: readonly Place[] = ['serviceLead', 'serviceSecond', 'serviceThird'];
const EVEN: readonly Place[] = ['serviceEven', 'serviceEven', 'serviceEven'];
const WIDE_FIRST: readonly Place[] = ['serviceWide', 'serviceBeside'];
const WIDE_LAST: readonly Place[] = ['serviceBeside', 'serviceWide'];

/** The number of services in each row: pairs first, then rows of three; one stands alone. */
function rowLengths(count: number): number[] {
  if (count === 1) return [1];
  const pairs = (3 - (count % 3)) % 3;
  const trios = (count - 2 * pairs) / 3;
  return [...Array<number>(pairs).fill(2), ...Array<number>(trios).fill(3)];
}

/** Only a service that comes later gets a small place, and never a large one. */
function placesOfRow(services: readonly Service[], row: number): readonly Place[] {
  const isLastLater = services.at(-1)?.href === undefined;
  if (services.length === 3) return isLastLater ? STAIRS : EVEN;
  return row % 2 === 0 || isLastLater ? WIDE_FIRST : WIDE_LAST;
}

/** Places the cards of the services in full rows. */
export function placeServices(services: readonly Service[]): ServicePlace[] {
  let start = 0;
  return rowLengths(services.length).flatMap((length, row) => {
    const inRow = services.slice(start, start + length);
    start += length;
    return placesOfRow(inRow, row)
      .slice(0, length)
      .map((place) => ({ place, row }));
  });
}
