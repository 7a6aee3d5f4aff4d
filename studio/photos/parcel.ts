/*
 * A photograph on its way from the window to the studio's server. The names that are taken in its folder go
 * along: there may be more of them than an address can hold.
 */

/** Puts the names before the bytes of the file, as a line of their own. */
export function pack(taken: Iterable<string>, file: Blob): Blob {
  return new Blob([JSON.stringify([...new Set(taken)]), '\n', file]);
}

/** @throws When it was not packed */
export function unpack(parcel: Buffer): { taken: string[]; bytes: Buffer } {
  const end = parcel.indexOf('\n');
  const taken = JSON.parse(parcel.toString('utf8', 0, end)) as string[];
  return { taken, bytes: parcel.subarray(end + 1) };
}
