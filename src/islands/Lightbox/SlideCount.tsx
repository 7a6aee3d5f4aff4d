import { useLightboxState } from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import type { ComponentPropsWithoutRef } from 'react';
import type { SlideMessages } from '../../data/slides.ts';

export interface SlideCountProps extends Omit<ComponentPropsWithoutRef<'p'>, 'className'> {
  messages: SlideMessages;
}

/** Which picture of how many. */
export function SlideCount({ messages, ...rest }: SlideCountProps) {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className="lightbox-count" {...rest}>
      {fillIn(messages.counter, { index: currentIndex + 1, total: slides.length })}
    </p>
  );
}
