import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Swiper } from 'swiper';
import { BULLET_CLASS, markCurrentBullet, nameBullets, renderBullet } from './bullets.ts';
import styles from './ImageSlider.module.css';
import { PAGINATION_SETTINGS, SLIDER_SETTINGS } from './settings.ts';
import slideStyles from './Slide.module.css';

interface SliderParts {
  viewport: RefObject<HTMLElement | null>;
  bullets: RefObject<HTMLElement | null>;
  playButton: RefObject<HTMLElement | null>;
}

/**
 * Lets the pictures slide instead of scroll, from the picture the visitor has scrolled to.
 *
 * @param parts where the pictures and the controls stand
 * @param bulletLabel the spoken name of the bullet at an index
 * @returns the slider, undefined until it runs, and the index of the picture it shows
 */
export function useSwiper(parts: SliderParts, bulletLabel: (index: number) => string) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const hadKeyboard = useRef(false);

  const start = useEffectEvent((viewport: HTMLElement) => {
    // Where people read leftwards, the way is negative.
    const scrolledTo = Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth);
    viewport.scrollLeft = 0;
    hadKeyboard.current = document.activeElement === viewport;
    return new Swiper(viewport, {
      ...SLIDER_SETTINGS,
      initialSlide: scrolledTo,
      wrapperClass: styles.row ?? '',
      slideClass: slideStyles.slide ?? '',
      pagination: {
        ...PAGINATION_SETTINGS,
        el: parts.bullets.current,
        bulletClass: BULLET_CLASS,
        renderBullet,
      },
      on: {
        paginationRender: (started) => nameBullets(started, bulletLabel),
        paginationUpdate: markCurrentBullet,
        // The picture slides at once; what is said of it may come a frame later.
        realIndexChange: ({ realIndex }) => startTransition(() => setIndex(realIndex)),
        afterInit: setSwiper,
      },
    });
  });

  useLayoutEffect(() => {
    if (!parts.viewport.current) return;
    const started = start(parts.viewport.current);
    return () => {
      started.destroy();
    };
  }, [parts.viewport]);

  // Browsers let the keyboard into what scrolls. When it slides, the first of its buttons takes over.
  useEffect(() => {
    if (swiper && hadKeyboard.current) parts.playButton.current?.focus();
  }, [swiper, parts.playButton]);

  return { swiper, index };
}
