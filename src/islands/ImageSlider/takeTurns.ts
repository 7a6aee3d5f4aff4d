import { AUTOPLAY_DELAY_MS } from './settings.ts';
import type { Swiper, SwiperEvents } from 'swiper/types';

/**
 * Lets the next picture come whenever one has stood for its time; none while another slides or a finger
 * moves it. The library's own module would run sixty times a second, only to count that time down.
 *
 * @returns what ends it
 */
export function takeTurns(swiper: Swiper): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(() => swiper.slideNext(), AUTOPLAY_DELAY_MS);
  };
  const reactions = {
    sliderFirstMove: hold,
    touchEnd: wait,
    transitionStart: hold,
    transitionEnd: wait,
  } satisfies Partial<SwiperEvents>;
  const events = Object.entries(reactions) as [keyof typeof reactions, () => void][];
  for (const [event, reaction] of events) swiper.on(event, reaction);
  wait();
  return () => {
    hold();
    for (const [event, reaction] of events) swiper.off(event, reaction);
  };
}
