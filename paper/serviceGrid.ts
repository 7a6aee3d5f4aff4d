import { THREE_BY_TWO } from '../src/logic/slots.ts';
import { PAPERS } from './papers.ts';

/** As in sheet.css, in millimetres. */
const MARGIN = 12;
const GUTTER = 5;
export const COLUMNS = 12;
/** Of the wider paper. */
const WIDTH = PAPERS.letter.width - 2 * MARGIN;

/** The width of so many columns, in millimetres. */
export function widthOf(columns: number): number {
  return ((WIDTH + GUTTER) / COLUMNS) * columns - GUTTER;
}

/** Columns of the services in one row. */
const ONE_ROW: Readonly<Record<number, readonly number[]>> = {
  1: [12],
  2: [7, 5],
  3: [5, 4, 3],
  4: [3, 3, 3, 3],
};
/** More services than these have texts only. */
const MOST_PICTURES = 8;
/** Of a picture over the whole width. */
const WIDE = 16 / 5;
/** In two rows, in millimetres. */
const PICTURE_HEIGHT = 22;

/** The place of a service on the brochure. */
export interface ServicePlace {
  columns: number;
  endsRow: boolean;
  /** Width by height of its picture; undefined where there is no room for one. */
  ratio: number | undefined;
}

export const LAST_PLACE: ServicePlace = { columns: 3, endsRow: true, ratio: undefined };

function ratioFor(columns: number, count: number): ServicePlace['ratio'] {
  if (count > MOST_PICTURES) return undefined;
  if (ONE_ROW[count] === undefined) return widthOf(columns) / PICTURE_HEIGHT;
  return count === 1 ? WIDE : THREE_BY_TWO;
}

/** Places for all services on one sheet: up to four in one row, more in rows of three or four. */
export function serviceGrid(count: number): ServicePlace[] {
  const rows: (readonly number[])[] = [];
  const most = count <= 6 ? 3 : 4;
  for (let left = count; left > 0; left -= most) {
    const length = Math.min(left, most);
    rows.push(Array.from({ length }, () => COLUMNS / length));
  }
  return (ONE_ROW[count] ? [ONE_ROW[count]] : rows).flatMap((row) =>
    row.map((columns, index) => ({
      columns,
      endsRow: index === row.length - 1,
      ratio: ratioFor(columns, count),
    })),
  );
}
