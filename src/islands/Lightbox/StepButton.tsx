import { useController, useLoseFocus, useNavigationState } from 'yet-another-react-lightbox';

import { Icon } from '../../components/Icon';
import { ICON_PX } from './settings';
import { useStep } from './useStep';

import type { SlideLabels } from '../../logic/slides';

export interface StepButtonProps {
  direction: 'previous' | 'next';
  labels: SlideLabels;
}

/** One picture back or on. */
export function StepButton({ direction, labels }: StepButtonProps) {
  const { prev, next, focus } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const step = useStep();
  const isBack = direction === 'previous';
  const isDisabled = isBack ? prevDisabled : nextDisabled;
  const focusKeeper = useLoseFocus(focus, isDisabled);

  return (
    <button
      type="button"
      className="lightbox-step"
      data-direction={direction}
      title={labels[direction]}
      aria-label={labels[direction]}
      disabled={isDisabled}
      onClick={() => step(isBack ? prev : next)}
      {...focusKeeper}
    >
      <Icon name={isBack ? 'arrow-left' : 'arrow-right'} size={ICON_PX} />
    </button>
  );
}
