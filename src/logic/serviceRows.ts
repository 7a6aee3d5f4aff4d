import type { SlotName } from './slots.ts';

interface Service {
  /** Without it, the service comes later. */
  href?: string | undefined;
}

export interface ServiceSlot {
  slot: SlotName;
  /** From 0. */
  row: number;
}

const STAGGERED: readonly SlotName[] = ['serviceLead', 'serviceSecond', 'serviceThird'];
const EVEN: readonly SlotName[] = ['serviceEven', 'serviceEven', 'serviceEven'];
const WIDE_FIRST: readonly SlotName[] = ['serviceWide', 'serviceBeside'];
const WIDE_LAST: readonly SlotName[] = ['serviceBeside', 'serviceWide'];

/** The number of services in each row: pairs first, then rows of three; one stands alone. */
function rowLengths(count: number): number[] {
  if (count === 1) return [1];
  const pairs = (3 - (count % 3)) % 3;
  const trios = (count - 2 * pairs) / 3;
  return [...Array<number>(pairs).fill(2), ...Array<number>(trios).fill(3)];
}

/** Only a service that comes later gets a small slot, and never a large one. */
function slotsOfRow(services: readonly Service[], row: number): readonly SlotName[] {
  const isLastLater = services.at(-1)?.href === undefined;
  if (services.length === 3) return isLastLater ? STAGGERED : EVEN;
  return row % 2 === 0 || isLastLater ? WIDE_FIRST : WIDE_LAST;
}

/** Places the cards of the services in full rows. */
export function placeServices(services: readonly Service[]): ServiceSlot[] {
  let start = 0;
  return rowLengths(services.length).flatMap((length, row) => {
    const inRow = services.slice(start, start + length);
    start += length;
    return slotsOfRow(inRow, row)
      .slice(0, length)
      .map((slot) => ({ slot, row }));
  });
}
