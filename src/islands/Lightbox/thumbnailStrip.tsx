import { use, useEffect, useRef } from 'react';
import {
  ACTION_NEXT,
  ACTION_PREV,
  ACTION_SWIPE,
  createModule,
  MODULE_CONTROLLER,
  type PluginProps,
  useEvents,
  useKeyboardNavigation,
  useLightboxState,
  useSensors,
} from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import { OpeningContext } from './stage.tsx';

function ThumbnailStrip() {
  const { slides, messages } = use(OpeningContext).file;
  const { currentIndex } = useLightboxState();
  const { publish } = useEvents();
  const { registerSensors, subscribeSensors } = useSensors();
  const strip = useRef<HTMLElement>(null);
  useKeyboardNavigation(subscribeSensors);

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
    if (increment === 1) publish(ACTION_NEXT);
    else if (increment === -1) publish(ACTION_PREV);
    // Without animation: the library would show a dark stage for every skipped picture.
    else publish(ACTION_SWIPE, { type: 'swipe', increment });
  };

  return (
    <nav
      ref={strip}
      className="lightbox-strip"
      aria-label={messages.thumbnailsLabel}
      {...registerSensors}
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

/** Replaces the library's thumbnails, which show as many pictures as the carousel preloads. */
export function thumbnailStrip({ addSibling }: PluginProps): void {
  addSibling(MODULE_CONTROLLER, createModule('strip', ThumbnailStrip));
}
