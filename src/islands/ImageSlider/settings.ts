import { Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** How long a picture stands before the next one slides in. */
export const AUTOPLAY_DELAY_MS = 2500;
/** Keep in step with --_gap in ImageSlider.module.css. */
const SPACE_BETWEEN_PX = 10;
const SLIDES_PER_VIEW = 1;
/** As many books as stand side by side; of further pictures the outer ones move out of sight. */
const MAIN_BULLETS = 5;

/** Duration of the slide. */
export const SLIDE_MS = 450;
/** Without motion the slide ends at once, but not in no time: the autoplay waits for its end. */
export const STILL_SLIDE_MS = 1;

/** What the specification (section 9) asks of a service slider. */
export const SLIDER_SETTINGS = {
  modules: [Pagination],
  slidesPerView: SLIDES_PER_VIEW,
  spaceBetween: SPACE_BETWEEN_PX,
  loop: true,
  // A second press on an arrow counts while the first is still on its way.
  loopPreventsSliding: false,
  speed: SLIDE_MS,
} as const satisfies SwiperOptions;

/** The bullets below the pictures. */
export const PAGINATION_SETTINGS = {
  type: 'bullets',
  clickable: true,
  dynamicBullets: true,
  dynamicMainBullets: MAIN_BULLETS,
} as const satisfies SwiperOptions['pagination'];
