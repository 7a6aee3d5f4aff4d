import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  Carousel,
  createModule,
  MODULE_CAROUSEL,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import { useOpening } from './context.ts';
import { SETTINGS, STRIP_REACH } from './settings.ts';
import type { ComponentProps, PluginProps } from 'yet-another-react-lightbox';
import type { Slide } from '../../logic/slides.ts';

function Stage({ carousel, ...rest }: ComponentProps) {
  return <Carousel carousel={{ ...carousel, preload: SETTINGS.carousel.preload }} {...rest} />;
}

/** Shows all thumbnails but preloads few pictures. The library has one number for both. */
export function wholeStrip({ augment, replace }: PluginProps): void {
  augment(({ carousel, ...rest }) => ({
    ...rest,
    carousel: { ...carousel, preload: STRIP_REACH },
  }));
  replace(MODULE_CAROUSEL, createModule(MODULE_CAROUSEL, Stage));
}

/** Scrolls the strip until the picture is in its middle. */
function center(picture: Element, strip: Element): void {
  const [here = 0, there = 0] = [picture, strip].map((box) => {
    const { left, width } = box.getBoundingClientRect();
    return left + width / 2;
  });
  strip.scrollBy({ left: here - there });
}

export function StripThumbnail({ slide }: { slide: Slide }) {
  const picture = useRef<HTMLImageElement>(null);
  const { file, slides } = useOpening();
  const { currentIndex } = useLightboxState();
  const index = slides.indexOf(slide);
  const isCurrent = index === currentIndex;
  const name = fillIn(file.messages.thumbnail, {
    index: index + 1,
    total: slides.length,
    alt: slide.alt,
  });

  useLayoutEffect(() => {
    const button = picture.current?.closest('button');
    if (!button) return;
    button.ariaLabel = name;
    // Keyboard focus in the strip follows the current picture.
    const hasFocus = button.parentElement?.contains(document.activeElement);
    if (isCurrent && hasFocus) button.focus({ preventScroll: true });
  }, [name, isCurrent]);

  // Also when a phone turns and when the strip appears again.
  useEffect(() => {
    const strip = picture.current?.closest('nav')?.parentElement;
    if (!isCurrent || !strip) return;
    const observer = new ResizeObserver(() => picture.current && center(picture.current, strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, [isCurrent]);

  return <img ref={picture} loading="lazy" src={slide.thumbnail} alt="" draggable={false} />;
}
