export const MM_PER_INCH = 25.4;

/** Paper sizes with the usual business card of their region, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297, card: { width: 85, height: 55 } },
  letter: { width: 215.9, height: 279.4, card: { width: 88.9, height: 50.8 } },
} as const;

export const PAPER_NAMES = Object.keys(PAPERS) as (keyof typeof PAPERS)[];

export type Paper = (typeof PAPERS)[keyof typeof PAPERS];
