/** Of a device; in characters. */
export const LONGEST_NAME = 40;
