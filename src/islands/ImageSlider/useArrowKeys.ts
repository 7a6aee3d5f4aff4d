import { type RefObject, useEffect } from 'react';
import type { Swiper } from 'swiper/types';

/** Lets the arrow keys move the pictures while the focus is on one of the slider's controls. */
export function useArrowKeys(
  slider: RefObject<HTMLElement | null>,
  swiper: Swiper | undefined,
): void {
  useEffect(() => {
    const element = slider.current;
    if (!element || !swiper) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const [back, on] = swiper.rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      if (event.key === back) swiper.slidePrev();
      if (event.key === on) swiper.slideNext();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [slider, swiper]);
}
