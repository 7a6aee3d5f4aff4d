import { useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { lightboxRender } from './lightboxRender.tsx';
import { LightboxTitle } from './LightboxTitle.tsx';
import { MailTool } from './MailTool.tsx';
import { ANIMATION, CAROUSEL, CONTROLLER, SLIDESHOW, THUMBNAILS, ZOOM } from './settings.ts';
import { ShareTool } from './ShareTool.tsx';
import { wholeStrip } from './wholeStrip.tsx';
import type { Ref } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryFile, Slide, SlideMessages } from '../../logic/slides.ts';
import type { Origin } from './origin.ts';

export interface GalleryLightboxProps {
  title: string;
  slides: Slide[];
  messages: SlideMessages;
  /** The picture to open at, from 0; negative while the lightbox is closed. */
  index: number;
  /** What the picture to open at grows from. */
  origin: Origin | undefined;
  /** Where the line between before and after stands on the page, if it was opened there. */
  split: number | undefined;
  pair: GalleryFile['pair'];
  controllerRef: Ref<ControllerRef>;
  /** A picture became the current one. */
  onView: (index: number) => void;
  /** The lightbox begins to fade; the page can be used again. */
  onClosing: () => void;
  /** The lightbox is gone. */
  onClosed: () => void;
}

const PLUGINS = [Slideshow, Thumbnails, Zoom, Fullscreen, Video, wholeStrip];

const { height, border, padding } = THUMBNAILS;

/**
 * What the styles have to know: how high a thumbnail is with all that is around it, for which the stage
 * leaves room, and by how much the tallest picture is higher than wide, for which it is made on phones.
 */
function sizesFor(slides: readonly Slide[]) {
  const tallest = Math.max(...slides.map((slide) => slide.height / slide.width));
  return {
    root: {
      '--yarl__thumbnail_box': `${height + 2 * (border + padding)}px`,
      '--yarl__tallest': tallest,
    },
  } as const;
}

// In place of the library's own handler, which would return the focus to where it came from.
const PORTAL = { container: { onFocus: () => undefined } };

/** The pictures of one gallery, enlarged, with everything to look at them. */
export function GalleryLightbox({
  title,
  slides,
  messages,
  index,
  origin,
  split,
  pair,
  controllerRef,
  onView,
  onClosing,
  onClosed,
}: GalleryLightboxProps) {
  const [growing, setGrowing] = useState(origin && { ...origin, index });
  const [opened] = useState(split === undefined ? undefined : { index, value: split });
  const heading = <LightboxTitle key="title" title={title} messages={messages} />;
  const mail = <MailTool key="mail" slides={slides} messages={messages} />;
  const share = <ShareTool key="share" messages={messages} />;
  return (
    <Lightbox
      open={index >= 0}
      index={index}
      slides={slides}
      close={onClosed}
      plugins={PLUGINS}
      className="lightbox theme-night"
      styles={sizesFor(slides)}
      portal={PORTAL}
      controller={{ ...CONTROLLER, ref: controllerRef }}
      carousel={CAROUSEL}
      animation={ANIMATION}
      slideshow={SLIDESHOW}
      thumbnails={THUMBNAILS}
      zoom={ZOOM}
      toolbar={{
        buttons: [heading, 'slideshow', 'thumbnails', 'zoom', 'fullscreen', mail, share, 'close'],
      }}
      render={lightboxRender({
        slides,
        messages,
        origin: growing,
        split: opened,
        pair,
        onGrown: () => setGrowing(undefined),
      })}
      labels={{
        Lightbox: messages.label,
        'Photo gallery': title,
        Carousel: messages.carouselRoleDescription,
        Slide: messages.slideRoleDescription,
        Thumbnails: messages.thumbnailsLabel,
        '{index} of {total}': messages.counter,
      }}
      on={{ view: ({ index: seen }) => onView(seen), exiting: onClosing }}
    />
  );
}
