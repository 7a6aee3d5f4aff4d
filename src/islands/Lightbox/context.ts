import { createContext, use } from 'react';
import type { GalleryFile, Slide } from '../../logic/slides.ts';

/** One opening of the lightbox. */
export interface Opening {
  file: GalleryFile;
  slides: Slide[];
  /** The picture it opens at, from 0. */
  index: number;
  /** The thumbnail of that picture: it stands in until the picture has loaded. */
  preview: HTMLImageElement | undefined;
  /** The share of the picture before, in percent, if it opens from a comparison. */
  split: number | undefined;
}

export const OpeningContext = createContext<Opening | undefined>(undefined);

export function useOpening(): Opening {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('There is no open gallery.');
  return opening;
}
