/** One picture of a gallery; `index` counts from 0. */
export interface SlidePosition {
  gallery: string;
  index: number;
}

const SLIDE_HASH = /^#([\w-]+)\/([1-9]\d*)$/u;

/** The hash of a URL that names an enlarged picture: "#garage-oasis/3" is the third. */
export function slideHash({ gallery, index }: SlidePosition): string {
  return `#${gallery}/${index + 1}`;
}

/**
 * Reads such a hash.
 *
 * @returns nothing when it names no picture, as "#about" does
 */
export function readSlideHash(hash: string): SlidePosition | undefined {
  const [, gallery, number] = SLIDE_HASH.exec(hash) ?? [];
  if (gallery === undefined || number === undefined) return undefined;
  return { gallery, index: Number(number) - 1 };
}
