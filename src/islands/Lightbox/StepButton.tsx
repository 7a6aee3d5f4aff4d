import { useController, useNavigationState } from 'yet-another-react-lightbox';

import { ToolButton } from './ToolButton';
import { useStep } from './useStep';

import type { SlideLabels } from '../../logic/slides';

export interface StepButtonProps {
  direction: 'previous' | 'next';
  labels: SlideLabels;
}

/** One picture back or on. */
export function StepButton({ direction, labels }: StepButtonProps) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const step = useStep();
  const isBack = direction === 'previous';

  return (
    <ToolButton
      className="lightbox-step"
      label={labels[direction]}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      onClick={() => step(isBack ? prev : next)}
    />
  );
}
