export const MM_PER_INCH = 25.4;

/** A size on paper, in millimetres. */
export interface PaperSize {
  width: number;
  height: number;
}

/** The papers of the world, each with the business cards that are cut from it where it is used. */
export const PAPERS = {
  a4: { width: 210, height: 297, card: { width: 85, height: 55 } },
  letter: { width: 215.9, height: 279.4, card: { width: 88.9, height: 50.8 } },
} as const satisfies Record<string, PaperSize & { card: PaperSize }>;

export type PaperName = keyof typeof PAPERS;

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** Every paper as what a route is made for: a list of its own for each, as Astro writes into it. */
export function paperPaths() {
  return PAPER_NAMES.map((paper) => ({ params: { paper } }));
}

/** How business cards lie on a sheet. */
export const CARDS = { columns: 2, rows: 5 } as const;
