import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Swiper } from 'swiper';
import { useReducedMotion } from '../useMediaQuery.ts';
import styles from './ImageSlider.module.css';
import type { SwiperOptions } from 'swiper/types';

const AUTOPLAY_DELAY_MS = 2500;
const SLIDE_MS = 450;
/** Of every second slider, which pushes more slowly. */
const SLOW_SLIDE_MS = 700;

const SETTINGS: SwiperOptions = {
  slidesPerView: 1,
  loop: true,
  lazyPreloadPrevNext: 1,
  // Otherwise Swiper drops fast clicks on the arrows.
  loopPreventsSliding: false,
  wrapperClass: styles.row ?? '',
  slideClass: styles.slide ?? '',
};

type SliderParts = Record<'slider' | 'viewport' | 'playButton', RefObject<HTMLElement | null>>;

/** Replaces scrolling by Swiper and starts at the picture that the visitor has scrolled to. */
function useSwiper({ viewport, playButton }: SliderParts, isSecond: boolean) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const hadFocus = useRef(false);

  const start = useEffectEvent((element: HTMLElement) => {
    const slide = element.querySelector(`.${styles.slide}`) ?? element;
    // Negative in right-to-left pages. Hidden, the slider has no width.
    const scrolledTo = Math.round(Math.abs(element.scrollLeft) / (element.clientWidth || 1));
    element.scrollLeft = 0;
    hadFocus.current = document.activeElement === element;
    const speed = isSecond ? SLOW_SLIDE_MS : SLIDE_MS;
    return new Swiper(element, {
      ...SETTINGS,
      // Autoplay waits for transitionend, which a transition of 0 ms does not fire.
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : speed,
      spaceBetween: parseFloat(getComputedStyle(slide).marginInlineEnd),
      initialSlide: scrolledTo,
      on: {
        // Labels may update a frame later than the picture.
        // Without slides, Swiper has no index.
        realIndexChange: ({ realIndex }) => startTransition(() => setIndex(realIndex || 0)),
        afterInit: setSwiper,
      },
    });
  });

  useLayoutEffect(() => {
    if (!viewport.current) return;
    const started = start(viewport.current);
    return () => void started.destroy();
  }, [viewport]);

  // The scroll container loses its focus when Swiper takes over.
  useEffect(() => {
    if (swiper && hadFocus.current) playButton.current?.focus();
  }, [swiper, playButton]);

  return { swiper, index };
}

function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setIsHovered(type === 'pointerenter');
  };
  return {
    isHoveredOrFocused: isHovered || isFocused,
    /** Ignores pointer and focus until they move. */
    reset: () => {
      setIsHovered(false);
      setIsFocused(false);
    },
    handlers: {
      onPointerEnter: onPointer,
      onPointerLeave: onPointer,
      onFocus: ({ target }: { target: Element }) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);

  return isInView;
}

/** Whether the picture that autoplay shows next is still on its way. */
function isNextLoading({ slides, activeIndex }: Swiper): boolean {
  // Loop mode moves the first slide behind the last one.
  const next = slides[(activeIndex + 1) % slides.length]?.querySelector('img');
  return next?.complete === false;
}

/** Starts autoplay and returns a function to stop it. Swiper's own module runs on every frame. */
function startAutoplay(swiper: Swiper, firstDelay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => clearTimeout(timer);
  const wait = (delay = AUTOPLAY_DELAY_MS) => {
    pause();
    timer = setTimeout(() => {
      if (isNextLoading(swiper)) wait();
      else swiper.slideNext();
    }, delay);
  };
  const onEvent = (event: string) => {
    if (event === 'sliderFirstMove' || event === 'transitionStart') pause();
    if (event === 'touchEnd' || event === 'transitionEnd') wait();
  };
  swiper.onAny(onEvent);
  wait(firstDelay);
  return () => {
    pause();
    swiper.offAny(onEvent);
  };
}

/** Slider with arrow keys and autoplay; autoplay pauses off screen and on hover or focus. */
export function useSlider(parts: SliderParts, isSecond: boolean) {
  const { swiper, index } = useSwiper(parts, isSecond);
  const prefersReducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const { isHoveredOrFocused, reset, handlers } = useHoverOrFocus();
  const isInView = useInView(parts.slider);

  const isPlaying = choice ?? !prefersReducedMotion;
  const isRunning = isPlaying && isInView && !isHoveredOrFocused;

  useEffect(() => {
    if (!swiper || !isRunning) return;
    return startAutoplay(swiper, isSecond ? 1.5 * AUTOPLAY_DELAY_MS : AUTOPLAY_DELAY_MS);
  }, [swiper, isRunning, isSecond]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!swiper || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [back, on] = swiper.rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key === back) swiper.slidePrev();
    if (event.key === on) swiper.slideNext();
  };

  return {
    swiper,
    index,
    isPlaying,
    isRunning,
    togglePlaying: () => {
      setChoice(!isPlaying);
      reset();
    },
    handlers: { ...handlers, onKeyDown },
  };
}
