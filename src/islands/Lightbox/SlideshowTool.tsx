import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';

import { ToolButton } from './ToolButton';

import type { SlideshowRef } from 'yet-another-react-lightbox';
import type { SlideLabels } from '../../logic/slides';

export interface SlideshowToolProps {
  slideshow: SlideshowRef;
  labels: SlideLabels;
}

/** Lets the pictures follow one another. While they do, a screen reader is not told of each. */
export function SlideshowTool({ slideshow, labels }: SlideshowToolProps) {
  const { playing, disabled, play, pause } = slideshow;
  const { containerRef } = useController();

  // The library stays polite as long as the focus is inside, and so it always is.
  useEffect(() => {
    const region = containerRef.current?.querySelector('[aria-live]');
    if (region) region.ariaLive = playing ? 'off' : 'polite';
  }, [containerRef, playing]);

  return (
    <ToolButton
      label={playing ? labels.pause : labels.play}
      icon={playing ? 'pause' : 'play'}
      isOn={playing}
      disabled={disabled}
      onClick={playing ? pause : play}
    />
  );
}
