import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import type { Slide as LibrarySlide } from 'yet-another-react-lightbox';
import type { Slide, SlideMessages } from '../../data/slides.ts';

export interface StripThumbnailProps {
  slide: LibrarySlide;
  slides: readonly Slide[];
  messages: SlideMessages;
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

  // Whoever goes on while the keyboard is in the strip stays in it: the thumbnail left behind may go.
  const isCurrent = index === currentIndex;
  useLayoutEffect(() => {
    const button = picture.current?.closest('button');
    const isKeyboardInStrip = button?.parentElement?.contains(document.activeElement);
    if (isCurrent && isKeyboardInStrip) button?.focus();
  }, [isCurrent]);

  return <img ref={picture} src={slide.thumbnail} alt="" draggable={false} />;
}
