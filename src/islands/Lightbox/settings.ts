import { MOST_PICTURES, THUMBNAIL_SIZE } from '../../logic/slides.ts';
import type { LightboxExternalProps } from 'yet-another-react-lightbox';

/*
 * The limits of the enlarged pictures (specification, section 9), each stated here and nowhere
 * else, also where the library would take the same value by itself. Times in milliseconds, lengths
 * in pixels unless they say otherwise. The size of a thumbnail comes from `logic/slides.ts`: its
 * files are made by it as well.
 *
 * The library has no setting for its gestures: a swipe starts at 30 px and commits at 30 % of the
 * width, or at 5 px when it takes less than the `swipe` time; a pull downwards commits above 60 px.
 * The visits hold it to them.
 */

/** Not looping: the slideshow stops at the end. */
export const CAROUSEL = {
  finite: true,
  preload: 2,
  padding: '16px',
  spacing: '30%',
  imageFit: 'contain',
} as const satisfies LightboxExternalProps['carousel'];

export const ANIMATION = {
  fade: 250,
  swipe: 500,
  zoom: 500,
} as const satisfies LightboxExternalProps['animation'];

export const SLIDESHOW = { autoplay: false, delay: 3000 } as const;

export const ZOOM = {
  minZoom: 1,
  maxZoomPixelRatio: 1,
  zoomInMultiplier: 2,
  doubleTapDelay: 300,
  doubleClickDelay: 500,
  doubleClickMaxStops: 2,
  keyboardMoveDistance: 50,
  wheelZoomDistanceFactor: 100,
  pinchZoomDistanceFactor: 100,
  scrollToZoom: false,
} as const;

/** What closes the lightbox besides its button. */
export const CONTROLLER = {
  closeOnEscape: true,
  closeOnPullDown: true,
  closeOnPullUp: false,
  closeOnBackdropClick: false,
} as const satisfies LightboxExternalProps['controller'];

export const THUMBNAILS = {
  position: 'bottom',
  ...THUMBNAIL_SIZE,
  border: 1,
  borderRadius: 4,
  padding: 4,
  gap: 16,
  imageFit: 'cover',
  vignette: false,
  hidden: false,
  showToggle: true,
} as const;

/** How many thumbnails stand on each side of the current one: all others of the largest gallery there may be. */
export const STRIP_REACH = MOST_PICTURES - 1;

/** The icons of the lightbox are a little larger than those of the page. */
export const ICON_PX = 28;
