import { useLightboxState } from 'yet-another-react-lightbox';

import { fillIn } from '../../logic/fillIn';

import type { ComponentPropsWithoutRef } from 'react';
import type { SlideLabels } from '../../logic/slides';

export interface SlideCountProps extends Omit<ComponentPropsWithoutRef<'p'>, 'className'> {
  labels: SlideLabels;
}

/** Which picture of how many. */
export function SlideCount({ labels, ...rest }: SlideCountProps) {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className="lightbox-count" {...rest}>
      {fillIn(labels.counter, { index: currentIndex + 1, total: slides.length })}
    </p>
  );
}
