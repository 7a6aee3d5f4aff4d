import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';

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
  const { containerRef } = useController();

  // What gets the focus has no role and no name of its own: all its buttons would be read as one.
  useEffect(() => {
    const { current: container } = containerRef;
    if (!container) return;
    container.role = 'group';
    container.ariaLabel = title;
  }, [containerRef, title]);

  return (
    <div className="lightbox-title">
      <Label as="p" size="small">
        {title}
      </Label>
      <SlideCount labels={labels} />
    </div>
  );
}
