import { Label } from '../../components/Label';
import { SlideCount } from './SlideCount';

import type { SlideLabels } from '../../logic/slides';

export interface LightboxTitleProps {
  /** Name of the gallery. */
  title: string;
  labels: SlideLabels;
}

/** Whose pictures these are, and which one is shown. */
export function LightboxTitle({ title, labels }: LightboxTitleProps) {
  return (
    <div className="lightbox-title">
      <Label as="p" size="small">
        {title}
      </Label>
      <SlideCount labels={labels} />
    </div>
  );
}
