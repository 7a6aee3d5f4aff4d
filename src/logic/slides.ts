import type { Messages } from '../schemas/messages.ts';

/** How many pictures a gallery may have: as many stand in its strip. */
export const MOST_PICTURES = 60;

/** A thumbnail of the strip as it is shown, in pixels (specification, section 9). */
export const THUMBNAIL_SIZE = { width: 120, height: 80 } as const;

/** One candidate of a slide's picture; width and height in pixels. */
export interface SlideSource {
  src: string;
  width: number;
  height: number;
}

/** What pictures and videos have in common; width and height in pixels. */
interface SlideBase {
  alt: string;
  width: number;
  height: number;
  /** What a mail link begins a message about it with: "?subject=…". */
  mail: string;
  /** Picture for the thumbnail strip, twice as large as it is shown. */
  thumbnail: string;
}

/** A picture. `src`, `width` and `height` are those of its largest candidate. */
export interface ImageSlide extends SlideBase {
  type: 'image';
  src: string;
  /** Candidates from small to large, uncropped. */
  srcSet: SlideSource[];
  /** How the picture fills the stage; without it, it is contained. */
  imageFit?: 'contain' | 'cover';
  /** The focus point around which its thumbnails were cut, if not the middle. */
  position?: string;
}

/** A video, and the picture that stands for it until it plays. */
export interface VideoSlide extends SlideBase {
  type: 'video';
  poster: string;
  sources: { src: string; type: string }[];
}

export type Slide = ImageSlide | VideoSlide;

/** The words of the lightbox, and those for a picture that failed. */
export type SlideMessages = Messages['lightbox'] & Pick<Messages['picture'], 'failed'>;

/** All that the lightbox shows and says about one gallery: the contents of its JSON file. */
export interface GalleryFile {
  title: string;
  slides: Slide[];
  messages: SlideMessages;
  /** The words for before and after, where the first two pictures are compared. */
  pair?: readonly [before: string, after: string];
}
