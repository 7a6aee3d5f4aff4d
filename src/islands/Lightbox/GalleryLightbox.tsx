import { useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

import { lightboxRender } from './lightboxRender';
import { ANIMATION, CAROUSEL, CONTROLLER, SLIDESHOW, THUMBNAILS, ZOOM } from './settings';
import { ToolButton } from './ToolButton';

import type { Ref } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { Slide, SlideLabels } from '../../logic/slides';

export interface GalleryLightboxProps {
  title: string;
  slides: Slide[];
  labels: SlideLabels;
  /** The picture to open at, from 0; negative while the lightbox is closed. */
  index: number;
  controllerRef: Ref<ControllerRef>;
  /** A picture became the current one. */
  onView: (index: number) => void;
  /** The lightbox begins to fade; the page can be used again. */
  onClosing: () => void;
  /** The lightbox is gone. */
  onClosed: () => void;
}

const PLUGINS = [Slideshow, Zoom, Fullscreen, Video];

const SIZES = {
  root: {
    '--yarl__thumbnails_thumbnail_width': `${THUMBNAILS.width}px`,
    '--yarl__thumbnails_thumbnail_height': `${THUMBNAILS.height}px`,
    '--yarl__thumbnails_thumbnail_border': `${THUMBNAILS.border}px`,
    '--yarl__thumbnails_thumbnail_border_radius': `${THUMBNAILS.radius}px`,
    '--yarl__thumbnails_thumbnail_padding': `${THUMBNAILS.padding}px`,
    '--yarl__thumbnails_thumbnail_gap': `${THUMBNAILS.gap}px`,
  },
} as const;

/** The pictures of one gallery, enlarged, with everything to look at them. */
export function GalleryLightbox({
  title,
  slides,
  labels,
  index,
  controllerRef,
  onView,
  onClosing,
  onClosed,
}: GalleryLightboxProps) {
  const [hasThumbnails, setHasThumbnails] = useState(true);

  const thumbnailsTool = (
    <ToolButton
      key="thumbnails"
      label={hasThumbnails ? labels.hideThumbnails : labels.showThumbnails}
      icon="thumbnails"
      isOn={hasThumbnails}
      onClick={() => setHasThumbnails(!hasThumbnails)}
    />
  );
  const container = {
    'data-thumbnails': hasThumbnails ? 'shown' : 'hidden',
    // In place of the library's own handler, which would return the focus to where it came from.
    onFocus: () => undefined,
  };

  return (
    <Lightbox
      open={index >= 0}
      index={index}
      slides={slides}
      close={onClosed}
      plugins={PLUGINS}
      className="lightbox theme-night"
      styles={SIZES}
      portal={{ container }}
      controller={{ ...CONTROLLER, ref: controllerRef }}
      carousel={CAROUSEL}
      animation={ANIMATION}
      slideshow={SLIDESHOW}
      zoom={ZOOM}
      toolbar={{ buttons: ['slideshow', thumbnailsTool, 'zoom', 'fullscreen', 'close'] }}
      render={lightboxRender({ title, slides, labels, hasThumbnails })}
      labels={{
        Lightbox: labels.label,
        'Photo gallery': labels.galleryLabel,
        Carousel: labels.carouselRoleDescription,
        Slide: labels.slideRoleDescription,
        '{index} of {total}': labels.counter,
      }}
      on={{ view: ({ index: seen }) => onView(seen), exiting: onClosing }}
    />
  );
}
