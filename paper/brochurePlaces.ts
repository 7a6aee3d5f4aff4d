import { BROAD, UNCUT } from '../src/logic/placements.ts';
import { PAPERS } from './papers.ts';

/** As in sheet.css, in millimetres. */
const MARGIN = 12;
const GUTTER = 5;
/** The twelve columns, and what of them the pictures of the services take: a staircase. */
const COLUMNS = 12;
const STAIRS = { organizing: 5, styling: 4, products: 3 };

/** The wider paper decides: on the other one pictures are a little finer. */
const WIDTH = Math.max(PAPERS.a4.width, PAPERS.letter.width) - 2 * MARGIN;

function place(columns: number, ratio: number) {
  const width = ((WIDTH + GUTTER) / COLUMNS) * columns - GUTTER;
  return { width, height: width / ratio };
}

/** How large the pictures of the brochure are printed at most, in millimetres. */
export const BROCHURE = {
  banner: place(COLUMNS, BROAD),
  organizing: place(STAIRS.organizing, UNCUT),
  styling: place(STAIRS.styling, UNCUT),
  products: place(STAIRS.products, UNCUT),
} as const;
