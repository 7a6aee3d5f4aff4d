import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import type { Slide as LibrarySlide } from 'yet-another-react-lightbox';
import type { Slide, SlideMessages } from '../../logic/slides.ts';

export interface StripThumbnailProps {
  slide: LibrarySlide;
  slides: readonly Slide[];
  messages: SlideMessages;
}

/** Scrolls a picture to the middle of what scrolls around it. */
function centre(picture: Element, strip: Element): void {
  const middles = [picture, strip].map((box) => {
    const { left, width } = box.getBoundingClientRect();
    return left + width / 2;
  });
  const [here = 0, there = 0] = middles;
  strip.scrollBy({ left: here - there });
}

/** A small picture of the strip. The library names its button by a number alone. */
export function StripThumbnail({ slide, slides, messages }: StripThumbnailProps) {
  const picture = useRef<HTMLImageElement>(null);
  const { slides: all, currentIndex } = useLightboxState();
  const index = all.indexOf(slide);
  const { alt = '' } = slides[index] ?? {};

  useEffect(() => {
    const button = picture.current?.closest('button');
    if (!button) return;
    button.ariaLabel = fillIn(messages.thumbnail, { index: index + 1, total: all.length, alt });
  }, [messages, index, all.length, alt]);

  // Whoever goes on while the keyboard is in the strip stays with the picture that is shown.
  const isCurrent = index === currentIndex;
  useLayoutEffect(() => {
    const button = picture.current?.closest('button');
    const isKeyboardInStrip = button?.parentElement?.contains(document.activeElement);
    if (isCurrent && isKeyboardInStrip) button?.focus({ preventScroll: true });
  }, [isCurrent]);

  // Where they do not all fit, the current one is in the middle: from now on, and after a turn of the
  // telephone or a while without the strip as well.
  useEffect(() => {
    const strip = picture.current?.closest('nav')?.parentElement;
    if (!isCurrent || !strip) return;
    const observer = new ResizeObserver(() => picture.current && centre(picture.current, strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, [isCurrent]);

  return <img ref={picture} loading="lazy" src={slide.thumbnail} alt="" draggable={false} />;
}
