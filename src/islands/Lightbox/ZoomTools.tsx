import { ToolButton } from './ToolButton.tsx';
import type { ZoomRef } from 'yet-another-react-lightbox';
import type { SlideMessages } from '../../logic/slides.ts';

export interface ZoomToolsProps {
  zoom: ZoomRef;
  messages: SlideMessages;
}

/** Larger and smaller, as far as the picture goes. */
export function ZoomTools({ zoom, messages }: ZoomToolsProps) {
  return (
    <>
      <ToolButton
        label={messages.zoomIn}
        icon="zoom-in"
        disabled={zoom.disabled || zoom.zoom >= zoom.maxZoom}
        action={zoom.zoomIn}
      />
      <ToolButton
        label={messages.zoomOut}
        icon="zoom-out"
        disabled={zoom.disabled || zoom.zoom <= zoom.minZoom}
        action={zoom.zoomOut}
      />
    </>
  );
}
