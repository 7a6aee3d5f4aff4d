/** The page that names all galleries, in their order. */
export const PORTFOLIO = 'pages/portfolio.yaml';

/** A picture as a gallery lists it. */
export interface Picture {
  src: string;
  alt: string;
  title?: string;
  position?: string;
  video?: string;
}

/** The file of a gallery, as far as it grows with its pictures. */
export interface Gallery {
  layout: string;
  pictures: Picture[];
}

/** An entry as a picture: another program may have left out its words, or written none at all. */
export function asPicture(entry: unknown): Picture {
  const { src, alt, ...rest } = Object(entry) as Record<keyof Picture, unknown>;
  const words = (value: unknown) => (typeof value === 'string' ? value : '');
  return { ...rest, src: words(src), alt: words(alt) } as Picture;
}

/** A gallery with more pictures at its end. New ones have no words yet. */
export function withPictures(
  gallery: Partial<Gallery> | null,
  added: readonly (Partial<Picture> & { src: string })[],
): Gallery {
  const { layout = '', pictures: before } = gallery ?? {};
  const pictures = [
    ...(Array.isArray(before) ? before : []),
    ...added.map(({ src, alt = '', ...rest }) => ({ src, alt, ...rest })),
  ];
  return { ...gallery, layout, pictures };
}
