import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/** The picture some steps away from the shown one, wherever the loop has put it. */
function pictureBeside(swiper: Swiper, index: number, step: number): HTMLImageElement | undefined {
  const { length } = swiper.slides;
  const wanted = String((index + step + length) % length);
  const slide = swiper.slides.find(({ dataset }) => dataset.swiperSlideIndex === wanted);
  return slide?.querySelector('img') ?? undefined;
}

/**
 * Loads the pictures on both sides of the shown one, which the browser would leave for later.
 *
 * @param index the picture shown
 * @returns whether the next one has yet to arrive; one that cannot be had counts as arrived
 */
export function useNextPicture(swiper: Swiper | undefined, index: number): boolean {
  const [awaited, setAwaited] = useState<HTMLImageElement>();

  useEffect(() => {
    if (!swiper) return;
    const next = pictureBeside(swiper, index, 1);
    const previous = pictureBeside(swiper, index, -1);
    for (const picture of [next, previous]) {
      if (picture) picture.loading = 'eager';
    }
    if (!next || next.complete) return;

    const waitForIt = async () => {
      setAwaited(next);
      await next.decode().catch(() => undefined);
      setAwaited((current) => (current === next ? undefined : current));
    };
    void waitForIt();
    // Whoever jumps on waits for another picture, or for none.
    return () => setAwaited(undefined);
  }, [swiper, index]);

  return awaited !== undefined;
}
