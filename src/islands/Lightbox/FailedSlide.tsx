import { Icon } from '../../components/Icon.tsx';
import type { SlideMessages } from '../../logic/slides.ts';

export interface FailedSlideProps {
  messages: SlideMessages;
}

const ICON_PX = 48;

/** Stands in the place of a picture that did not load. */
export function FailedSlide({ messages }: FailedSlideProps) {
  return (
    <div className="lightbox-failed">
      <Icon name="failed-picture" size={ICON_PX} />
      <p>{messages.failed}</p>
    </div>
  );
}
