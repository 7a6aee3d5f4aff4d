import { type SyntheticEvent, use, useEffect, useRef } from 'react';
import {
  ACTION_SWIPE,
  useController,
  useEvents,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import { OpeningContext } from './stage.tsx';

/** Dragging and scrolling the strip must not change the slide. */
function stopPropagation(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** The library's own thumbnails show only as many pictures as the carousel preloads. */
export function ThumbnailStrip() {
  const { slides, messages } = use(OpeningContext).file;
  const { currentIndex } = useLightboxState();
  const { prev, next } = useController();
  const { publish } = useEvents();
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = strip.current?.children[currentIndex];
    if (!strip.current || !(current instanceof HTMLElement)) return;
    // Keyboard focus in the strip follows the current picture.
    if (strip.current.contains(document.activeElement)) current.focus({ preventScroll: true });
    // Also scrolls after rotation and when the strip is shown again.
    const observer = new ResizeObserver(() =>
      current.scrollIntoView({ inline: 'center', block: 'nearest' }),
    );
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [currentIndex]);

  const show = (index: number) => {
    const increment = index - currentIndex;
    if (increment === 1) next();
    else if (increment === -1) prev();
    // Without animation: the library would show a dark stage for every skipped picture.
    else publish(ACTION_SWIPE, { type: 'swipe', increment });
  };

  return (
    <nav
      ref={strip}
      className="lightbox-strip"
      aria-label={messages.thumbnailsLabel}
      onPointerDown={stopPropagation}
      onWheel={stopPropagation}
    >
      {slides.map(({ thumbnail, alt }, index) => (
        <button
          key={thumbnail}
          type="button"
          aria-label={fillIn(messages.thumbnail, { index: index + 1, total: slides.length, alt })}
          aria-current={index === currentIndex || undefined}
          onClick={() => show(index)}
        >
          <img loading="lazy" src={thumbnail} alt="" draggable={false} />
        </button>
      ))}
    </nav>
  );
}
