import { useLayoutEffect, useRef, useState } from 'react';
import { growthFrom } from '../../logic/growth.ts';
import type { ReactNode } from 'react';
import type { ImageSlide } from '../../logic/slides.ts';
import type { Origin } from './origin.ts';

export interface SlideStageProps {
  slide: ImageSlide;
  /** Where the picture grows from, once. */
  origin?: Origin | undefined;
  /** It has grown. Under reduced motion nothing does. */
  onGrown: () => void;
  children: ReactNode;
}

/**
 * What a picture stands on. Out of its thumbnail it grows by the style sheet; until it is loaded, the
 * thumbnail itself stands where its part of the picture will be.
 */
export function SlideStage({ slide, origin, onGrown, children }: SlideStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLImageElement>(null);
  const [first] = useState(origin);

  useLayoutEffect(() => {
    if (!stage.current || !standIn.current || !first) return;
    const { style } = stage.current;
    const cutting = { ...first, position: slide.position };
    const { place, ...growth } = growthFrom(cutting, slide, stage.current.getBoundingClientRect());
    for (const [name, value] of Object.entries(growth)) style.setProperty(`--grows-${name}`, value);
    for (const [name, value] of Object.entries(place)) {
      standIn.current.style.setProperty(`--stands-${name}`, `${value}px`);
    }
  }, [first, slide]);

  return (
    <div
      ref={stage}
      className="lightbox-stage"
      data-growing={origin && ''}
      onAnimationEnd={onGrown}
    >
      {children}
      {first && (
        <img ref={standIn} className="lightbox-stand-in" src={first.src} alt="" decoding="sync" />
      )}
    </div>
  );
}
