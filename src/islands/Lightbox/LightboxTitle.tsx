import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { SlideCount } from './SlideCount.tsx';
import type { SlideMessages } from '../../logic/slides.ts';

/** Longer titles have more lines, for which the stage makes room. */
const LONG_TITLE = 28;

export interface LightboxTitleProps {
  /** Name of the gallery. */
  title: string;
  messages: SlideMessages;
}

/** Whose pictures these are, and which one is shown. */
export function LightboxTitle({ title, messages }: LightboxTitleProps) {
  const { containerRef } = useController();

  // What gets the focus has no role and no name of its own: all its buttons would be read as one.
  useEffect(() => {
    const { current: container } = containerRef;
    if (!container) return;
    container.role = 'group';
    container.ariaLabel = title;
  }, [containerRef, title]);

  return (
    <div className="lightbox-title" data-long={title.length > LONG_TITLE || undefined}>
      <ShelfLabel as="p" size="small">
        {title}
      </ShelfLabel>
      <SlideCount messages={messages} />
    </div>
  );
}
