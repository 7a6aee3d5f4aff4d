import { useController, useNavigationState } from 'yet-another-react-lightbox';
import { ToolButton } from './ToolButton.tsx';
import type { SlideMessages } from '../../logic/slides.ts';

export interface PrevNextButtonProps {
  direction: 'previous' | 'next';
  messages: SlideMessages;
}

/** One picture back or on. */
export function PrevNextButton({ direction, messages }: PrevNextButtonProps) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const isBack = direction === 'previous';

  return (
    <ToolButton
      className="lightbox-prev-next"
      label={messages[direction]}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      action={isBack ? prev : next}
    />
  );
}
