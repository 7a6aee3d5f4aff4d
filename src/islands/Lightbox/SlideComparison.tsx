import { useLayoutEffect, useRef } from 'react';
import { ComparisonHandle } from '../../components/BeforeAndAfter.tsx';
import { DEFAULT_POSITION } from '../../logic/crop.ts';
import type { ImageSlide } from '../../logic/slides.ts';

export interface SlideComparisonProps {
  /** The picture of the slide, in whose box both stand. */
  slide: ImageSlide;
  /** The picture that lies over it, up to the line between them: around its focus point, if it has another shape. */
  other: ImageSlide;
  /** Which of the two that is. */
  shows: 'before' | 'after';
  /** Where the line begins: the share of the picture taken before, from 0 to 100. */
  split: number;
  /** The words for before and after. */
  notes: readonly string[];
}

const FULL_WIDTH_VW = 100;

/** How wide the other picture is drawn, in which a narrower box cuts both sides off. */
function sizesOf(other: ImageSlide, slide: ImageSlide): string {
  const wider = (other.width * slide.height) / (other.height * slide.width);
  return `${Math.round(FULL_WIDTH_VW * Math.max(wider, 1))}vw`;
}

function moveLine(comparison: Element, split: number): void {
  for (const part of comparison.querySelectorAll<HTMLElement>('img, .comparison-handle')) {
    part.style.setProperty('--split', String(split));
  }
}

/** The pair of a gallery in one place, divided by the handle that divides it on the page. */
export function SlideComparison({ slide, other, shows, split, notes }: SlideComparisonProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, imageFit } = slide;
  const { src, srcSet, position = DEFAULT_POSITION } = other;

  useLayoutEffect(() => {
    if (!box.current) return;
    const { style } = box.current;
    style.setProperty('--compared-width', String(width));
    style.setProperty('--compared-height', String(height));
    style.setProperty('--compared-position', position);
    moveLine(box.current, split);
  }, [split, width, height, position]);

  return (
    <div className="lightbox-comparison">
      <div ref={box} className="comparison" data-fit={imageFit}>
        <img
          src={src}
          srcSet={srcSet.map((one) => `${one.src} ${one.width}w`).join()}
          sizes={sizesOf(other, slide)}
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
