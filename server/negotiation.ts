/** The compressed forms the site is kept in, best first, with the ending each adds to a file's name. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** What HTTP calls a file that is not compressed. */
export const IDENTITY = 'identity';

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The form a visitor's browser likes best; of several equals the first.
 *
 * Reads `Accept-Encoding` as RFC 9110 (12.5.3) defines it: a weight of 0 refuses, `*` stands for
 * every encoding not named. Whoever refuses all there is still gets the last form.
 *
 * @param forms Best first, at the end the file as it is.
 */
export function preferredForm<Form extends { encoding: string }>(
  forms: readonly Form[],
  acceptEncoding = '',
): Form | undefined {
  const weights = new Map<string, number>([[IDENTITY, 0]]);
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  let best = { form: forms.at(-1), weight: 0 };
  for (const form of forms) {
    const weight = weights.get(form.encoding) ?? weights.get('*') ?? 0;
    if (weight > best.weight) best = { form, weight };
  }
  return best.form;
}

/** Whether a header such as `If-Match` names a tag: as it is, not in its weak form (`W/`). */
export function namesTag(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(etag);
}

/**
 * The part of a file that a `Range` header asks for, as RFC 9110 (14.1.2) reads it.
 *
 * @param size The length of the file, in bytes.
 * @returns Its first and last byte, `'none'` when nothing of the file lies in it (416), or nothing
 *   when the whole file is the answer: to several ranges at once and to other units.
 */
export function wantedPart(range: string, size: number): [number, number] | 'none' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(range) ?? [];
  if (first === '' && last === '') return undefined;

  const fileEnd = size - 1;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? fileEnd : Math.min(Number(last), fileEnd);
  return start > end ? 'none' : [start, end];
}
