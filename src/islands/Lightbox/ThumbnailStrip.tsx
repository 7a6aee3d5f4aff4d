import { useEffect, useRef } from 'react';
import { useController, useLightboxDispatch, useLightboxState } from 'yet-another-react-lightbox';

import { fillIn } from '../../logic/fillIn';
import { neighbourhood } from '../../logic/neighbourhood';
import { CAROUSEL, THUMBNAILS_REACH } from './settings';
import { useStep } from './useStep';

import type { SyntheticEvent } from 'react';
import type { Slide, SlideLabels } from '../../logic/slides';

export interface ThumbnailStripProps {
  slides: readonly Slide[];
  labels: SlideLabels;
  isShown: boolean;
}

/** Scrolling the strip is not swiping the picture. */
const keepGesture = (event: SyntheticEvent) => event.stopPropagation();

/** The pictures of the gallery on their line; the line stays when they are hidden. */
export function ThumbnailStrip({ slides, labels, isShown }: ThumbnailStripProps) {
  const { currentIndex } = useLightboxState();
  const { prev, next } = useController();
  const dispatch = useLightboxDispatch();
  const step = useStep();
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    strip.current.scrollTo({ left: middle - strip.current.clientWidth / 2 });
  }, [currentIndex, isShown]);

  const goTo = (index: number) => {
    const distance = index - currentIndex;
    // Only the nearest pictures are there to be slid past; one further away is simply put up.
    if (Math.abs(distance) > CAROUSEL.preload) dispatch({ type: 'swipe', increment: distance });
    else if (distance > 0) next({ count: distance });
    else if (distance < 0) prev({ count: -distance });
  };

  return (
    <div className="lightbox-shelf">
      <nav
        ref={strip}
        className="lightbox-strip"
        aria-label={labels.thumbnailsLabel}
        hidden={!isShown}
        onPointerDown={keepGesture}
        onWheel={keepGesture}
      >
        {neighbourhood(currentIndex, slides.length, THUMBNAILS_REACH).map((index) => (
          <button
            key={index}
            type="button"
            className="lightbox-thumbnail"
            aria-label={fillIn(labels.thumbnail, { index: index + 1, total: slides.length })}
            aria-current={index === currentIndex || undefined}
            onClick={() => step(() => goTo(index))}
          >
            <img src={slides[index]?.thumb} alt="" loading="lazy" draggable={false} />
          </button>
        ))}
      </nav>
    </div>
  );
}
