import { useController, useNavigationState } from 'yet-another-react-lightbox';

import { ToolButton } from './ToolButton.tsx';
import { useStep } from './useStep.ts';

import type { SlideMessages } from '../../logic/slides.ts';

export interface PrevNextButtonProps {
  direction: 'previous' | 'next';
  messages: SlideMessages;
}

/** One picture back or on. */
export function PrevNextButton({ direction, messages }: PrevNextButtonProps) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const step = useStep();
  const isBack = direction === 'previous';

  return (
    <ToolButton
      className="lightbox-prev-next"
      label={messages[direction]}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      onClick={() => step(isBack ? prev : next)}
    />
  );
}
