const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Puts the `Range` header of a request into the one form that sirv reads as RFC 9110 (14.1.2) does.
 *
 * Left alone, sirv takes the last bytes for the first and dies of a range that ends before it
 * begins.
 *
 * @param header What the visitor asked for, for example `bytes=-500`.
 * @param size The length of the file, in bytes.
 * @returns A range within the file, one just behind it when nothing can be sent (416), or nothing
 *   when the whole file is the answer: to several ranges at once and to other units.
 */
export function plainRange(header: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;

  const fileEnd = size - 1;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? fileEnd : Math.min(Number(last), fileEnd);
  if (start > end) return `bytes=${size}-`;
  // sirv mistakes a last byte of 0 for none; the whole file is a lawful answer as well.
  return end === 0 ? undefined : `bytes=${start}-${end}`;
}
