import { ToolButton } from './ToolButton';

import type { ZoomRef } from 'yet-another-react-lightbox';
import type { SlideLabels } from '../../logic/slides';

export interface ZoomToolsProps {
  zoom: ZoomRef;
  labels: SlideLabels;
}

/** Larger and smaller, as far as the picture goes. */
export function ZoomTools({ zoom, labels }: ZoomToolsProps) {
  return (
    <>
      <ToolButton
        label={labels.zoomIn}
        icon="zoom-in"
        disabled={zoom.disabled || zoom.zoom >= zoom.maxZoom}
        onClick={zoom.zoomIn}
      />
      <ToolButton
        label={labels.zoomOut}
        icon="zoom-out"
        disabled={zoom.disabled || zoom.zoom <= zoom.minZoom}
        onClick={zoom.zoomOut}
      />
    </>
  );
}
