import { Icon } from '../../components/Icon';

import type { SlideLabels } from '../../logic/slides';

export interface FailedSlideProps {
  labels: SlideLabels;
}

const ICON_PX = 48;

/** Stands in the place of a picture that did not load. */
export function FailedSlide({ labels }: FailedSlideProps) {
  return (
    <div className="lightbox-failed">
      <Icon name="failed-picture" size={ICON_PX} />
      <p>{labels.failed}</p>
    </div>
  );
}
