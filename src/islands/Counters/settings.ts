/** How long a counter counts (specification, section 9). */
export const COUNT_SECONDS = 2.75;
/** Where every counter begins. */
export const COUNT_FROM = 0;
/** The part of a number that must be seen before it counts. */
export const VISIBLE_PART = 0.5;
