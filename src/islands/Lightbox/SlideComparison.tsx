import { useLayoutEffect, useRef } from 'react';
import { ComparisonHandle } from '../../components/ComparisonHandle.tsx';
import type { ImageSlide } from '../../logic/slides.ts';

export interface SlideComparisonProps {
  /** The picture that lies over the one of the slide, up to the line between them. */
  other: ImageSlide;
  /** Which of the two that is. */
  shows: 'before' | 'after';
  /** Where the line begins: the share of the picture taken before, from 0 to 100. */
  split: number;
  /** The words for before and after. */
  notes: readonly string[];
}

function moveLine(comparison: Element, split: number): void {
  for (const part of comparison.querySelectorAll<HTMLElement>('img, .comparison-handle')) {
    part.style.setProperty('--split', String(split));
  }
}

/** The pair of a gallery in one place, divided by the handle that divides it on the page. */
export function SlideComparison({ other, shows, split, notes }: SlideComparisonProps) {
  const box = useRef<HTMLDivElement>(null);
  const { src, srcSet, width, height } = other;

  useLayoutEffect(() => {
    box.current?.style.setProperty('--compared-width', String(width));
    box.current?.style.setProperty('--compared-height', String(height));
    if (box.current) moveLine(box.current, split);
  }, [split, width, height]);

  return (
    <div className="lightbox-comparison">
      <div ref={box} className="comparison">
        <img
          src={src}
          srcSet={srcSet.map((one) => `${one.src} ${one.width}w`).join()}
          sizes="100vw"
          alt=""
          data-shows={shows}
        />
        <ComparisonHandle
          notes={notes}
          defaultValue={split}
          onInput={({ currentTarget: { parentElement, valueAsNumber } }) => {
            if (parentElement) moveLine(parentElement, valueAsNumber);
          }}
          // A drag is no swipe, and its arrow keys lead to no other picture.
          onPointerDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) event.stopPropagation();
          }}
        />
      </div>
    </div>
  );
}
