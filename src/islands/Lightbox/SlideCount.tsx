import { useLightboxState } from 'yet-another-react-lightbox';
import { fillIn } from '../../logic/fillIn.ts';
import type { SlideMessages } from '../../logic/slides.ts';

export interface SlideCountProps {
  messages: SlideMessages;
}

/** Which picture of how many. */
export function SlideCount({ messages }: SlideCountProps) {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className="lightbox-count">
      {fillIn(messages.counter, { index: currentIndex + 1, total: slides.length })}
    </p>
  );
}
