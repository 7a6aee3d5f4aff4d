import type { Messages } from '../schemas/messages.ts';

/** The most pictures of a gallery. */
export const MOST_PICTURES = 60;

/** One width of a slide's picture; sizes in pixels. */
export interface SlideSource {
  src: string;
  width: number;
  height: number;
}

interface SlideBase {
  alt: string;
  width: number;
  height: number;
  /** Query of a mail link about it: "?subject=…". */
  mail: string;
  thumbnail: string;
}

export interface ImageSlide extends SlideBase {
  type: 'image';
  src: string;
  /** From small to large; the last one is `src`. */
  srcSet: SlideSource[];
  imageFit?: 'contain' | 'cover';
  /** The focus point of its thumbnails, if not the middle. */
  position?: string;
}

export interface VideoSlide extends SlideBase {
  type: 'video';
  poster: string;
  sources: { src: string; type: string }[];
}

export type Slide = ImageSlide | VideoSlide;

export type SlideMessages = Messages['lightbox'] & Pick<Messages['picture'], 'failed'>;

/** The JSON file of a gallery: what the lightbox shows and says. */
export interface GalleryFile {
  title: string;
  slides: Slide[];
  messages: SlideMessages;
  /** The words for before and after, where the first two pictures are compared. */
  pair?: readonly [before: string, after: string];
}
