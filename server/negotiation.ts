/** Compressed variants, best first, with the extension of their files. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** HTTP's name for no compression. */
export const IDENTITY = 'identity';

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/** The first variant that `Accept-Encoding` allows (RFC 9110, 12.5.3), or the last, uncompressed one. */
export function chooseVariant<Variant extends { encoding: string }>(
  variants: readonly Variant[],
  acceptEncoding = '',
): Variant | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';');
    accepted.set(name.trim(), !/^\s*q=0(?:\.0*)?\s*$/u.test(weight));
  }
  const isAccepted = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? false;
  return variants.find(({ encoding }) => isAccepted(encoding)) ?? variants.at(-1);
}

/** Whether `If-None-Match` contains a tag, compared weakly, without `W/` (RFC 9110, 13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** The first and the last byte of a part. */
export type ByteRange = [start: number, end: number];

/**
 * What a `Range` header asks for (RFC 9110, 14.1.2): `'unsatisfiable'` outside the file, undefined for
 * the whole file or several ranges.
 */
export function parseRange(range: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(range) ?? [];
  if (first === '' && last === '') return undefined;

  const fileEnd = size - 1;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? fileEnd : Math.min(Number(last), fileEnd);
  return start > end ? 'unsatisfiable' : [start, end];
}
