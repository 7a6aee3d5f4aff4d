import { MOST_PICTURES, THUMBNAIL_SIZE } from '../../logic/slides.ts';

/*
 * The limits of specification, section 9. The library has no setting for its gestures: a swipe starts
 * at 30 px and commits at 30 % of the width, or at 5 px when fast; a pull downwards commits above 60 px.
 */
export const SETTINGS = {
  carousel: { finite: true, preload: 2, padding: '16px', spacing: '30%', imageFit: 'contain' },
  animation: { fade: 250, swipe: 500, zoom: 500 },
  slideshow: { autoplay: false, delay: 3000 },
  zoom: {
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
  },
  controller: {
    closeOnEscape: true,
    closeOnPullDown: true,
    closeOnPullUp: false,
    closeOnBackdropClick: false,
  },
  thumbnails: {
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
  },
} as const;

/** How many thumbnails stand on each side of the current one: all others of the largest gallery. */
export const STRIP_REACH = MOST_PICTURES - 1;
