import { layoutFor } from '../../src/logic/galleryArrangements.ts';

/** The page that names all galleries, in their order. */
export const PORTFOLIO = 'pages/portfolio.yaml';

/** A picture as a gallery lists it. */
export interface Picture {
  src: string;
  alt: string;
  position?: string;
  video?: string;
}

/** The file of a gallery, as far as it grows with its pictures. */
export interface Gallery {
  layout: string;
  pictures: Picture[];
}

/** A gallery with more pictures at its end, in a layout for so many. */
export function withPictures(gallery: Gallery, added: readonly { src: string }[]): Gallery {
  const pictures = [...gallery.pictures, ...added.map(({ src }) => ({ src, alt: '' }))];
  return { ...gallery, layout: layoutFor(gallery.layout, pictures.length), pictures };
}
