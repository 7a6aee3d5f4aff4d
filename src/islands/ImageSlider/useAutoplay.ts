import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../useReducedMotion.ts';
import { SLIDE_MS, STILL_SLIDE_MS } from './settings.ts';
import { takeTurns } from './takeTurns.ts';
import { useAttention } from './useAttention.ts';
import { useNextPicture } from './useNextPicture.ts';
import type { Swiper } from 'swiper/types';

/** What the visitor has asked for with the button, if anything. */
type Wish = 'none' | 'pause' | 'play';

/**
 * Lets the pictures take turns: while the visitor has not pressed Pause, is not busy with them, can
 * see them, and the next one has arrived.
 *
 * @param slider everything that belongs to the slider, controls included
 * @param index the picture shown
 * @returns whether the slider is switched on, whether it moves at the moment, and its switch
 */
export function useAutoplay(
  slider: RefObject<HTMLElement | null>,
  swiper: Swiper | undefined,
  index: number,
) {
  const prefersStill = useReducedMotion();
  const [wish, setWish] = useState<Wish>('none');
  const { isAttended, isSeen, forgetAttention } = useAttention(slider);
  const isNextMissing = useNextPicture(swiper, index);

  const isPlaying = wish === 'play' || (wish === 'none' && !prefersStill);
  const isRunning = isPlaying && isSeen && !isAttended && !isNextMissing;

  useEffect(() => {
    if (!swiper || !isRunning) return;
    return takeTurns(swiper);
  }, [swiper, isRunning]);

  useEffect(() => {
    if (swiper) swiper.params.speed = prefersStill ? STILL_SLIDE_MS : SLIDE_MS;
  }, [swiper, prefersStill]);

  return {
    isPlaying,
    isRunning,
    togglePlaying: () => {
      // "Play" is only a wish of its own where the slider would stand still without it.
      const play = prefersStill ? 'play' : 'none';
      setWish(isPlaying ? 'pause' : play);
      forgetAttention();
    },
  };
}
