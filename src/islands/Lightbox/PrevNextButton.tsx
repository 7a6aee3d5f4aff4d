import { useTransition } from 'react';
import { useController, useNavigationState } from 'yet-another-react-lightbox';
import { ToolButton } from './ToolButton.tsx';
import type { SlideMessages } from '../../data/slides.ts';

export interface PrevNextButtonProps {
  direction: 'previous' | 'next';
  messages: SlideMessages;
}

/**
 * One picture back or on. The button answers at once while the pictures follow; until they have, the
 * next press does nothing: it would count from a picture no longer shown, and run past the end.
 */
export function PrevNextButton({ direction, messages }: PrevNextButtonProps) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const [isFollowing, startTransition] = useTransition();
  const isBack = direction === 'previous';

  return (
    <ToolButton
      className="lightbox-prev-next"
      label={messages[direction]}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      onClick={() => {
        if (!isFollowing) startTransition(isBack ? prev : next);
      }}
    />
  );
}
