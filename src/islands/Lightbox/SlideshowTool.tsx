import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { ToolButton } from './ToolButton.tsx';
import type { SlideshowRef } from 'yet-another-react-lightbox';
import type { SlideMessages } from '../../logic/slides.ts';

export interface SlideshowToolProps {
  slideshow: SlideshowRef;
  messages: SlideMessages;
}

/** Lets the pictures follow one another. While they do, a screen reader is not told of each. */
export function SlideshowTool({ slideshow, messages }: SlideshowToolProps) {
  const { playing, disabled, play, pause } = slideshow;
  const { containerRef } = useController();

  // The library stays polite as long as the focus is inside, and so it always is.
  useEffect(() => {
    const region = containerRef.current?.querySelector('[aria-live]');
    if (region) region.ariaLive = playing ? 'off' : 'polite';
  }, [containerRef, playing]);

  return (
    <ToolButton
      label={playing ? messages.pause : messages.play}
      icon={playing ? 'pause' : 'play'}
      isOn={playing}
      disabled={disabled}
      action={playing ? pause : play}
    />
  );
}
