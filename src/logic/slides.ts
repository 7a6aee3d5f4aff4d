export const MAX_PICTURES = 60;

export interface SlidePosition {
  gallery: string;
  index: number;
}

/** The URL hash of an enlarged picture: "#garage-oasis/3" is the third. */
export function slideHash({ gallery, index }: SlidePosition): string {
  return `#${gallery}/${index + 1}`;
}

/** Reads such a hash; undefined for any other, such as "#about". */
export function readSlideHash(hash: string): SlidePosition | undefined {
  const [, gallery, number] = /^#([\w-]+)\/([1-9]\d*)$/u.exec(hash) ?? [];
  if (gallery === undefined || number === undefined) return undefined;
  return { gallery, index: Number(number) - 1 };
}
