/** The compressed forms the site is kept in, best first, with the ending each adds to a file's name. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** A content coding of HTTP that the site is kept in. */
export type EncodingName = (typeof ENCODINGS)[number]['name'];

/** Whether a file is the compressed neighbour of another, never to be asked for by its own name. */
export function isCompressed(name: string): boolean {
  return ENCODINGS.some(({ extension }) => name.endsWith(extension));
}

/**
 * The encodings a visitor's browser accepts.
 *
 * Reads `Accept-Encoding` as RFC 9110 (12.5.3) defines it: a weight of 0 refuses, `*` stands for
 * every encoding not named.
 */
export function acceptedEncodings(header: string | undefined): EncodingName[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const anyOther = weights.get('*') ?? 0;
  return ENCODINGS.map(({ name }) => name).filter((name) => (weights.get(name) ?? anyOther) > 0);
}
