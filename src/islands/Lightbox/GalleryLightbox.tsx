import { Lightbox } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { type Opening, OpeningContext } from './context.ts';
import { SETTINGS } from './settings.ts';
import { FailedPicture, Loading, SlideStage } from './stage.tsx';
import { StripThumbnail, wholeStrip } from './strip.tsx';
import { CloseTool, MailTool, PrevNextTool, ShareTool, Title, ToolButton } from './tools.tsx';
import type { Ref } from 'react';
import type { ControllerRef, LightboxExternalProps } from 'yet-another-react-lightbox';
import type { Slide } from '../../logic/slides.ts';

export interface GalleryLightboxProps {
  opening: Opening;
  controllerRef: Ref<ControllerRef>;
  /** It is in the page. */
  onOpen: () => void;
  /** A picture became the current one. */
  onView: (index: number) => void;
  /** The visitor closed it. */
  onClosing: () => void;
}

const PLUGINS = [Slideshow, Thumbnails, Zoom, Fullscreen, Video, wholeStrip];

// In place of the library's own handler, which would return the focus to where it came from.
const PORTAL = { container: { onFocus: () => undefined } };

const TOOLBAR = {
  buttons: [
    <Title key="title" />,
    'slideshow',
    'thumbnails',
    'zoom',
    'fullscreen',
    <MailTool key="mail" />,
    <ShareTool key="share" />,
    'close',
  ],
} satisfies LightboxExternalProps['toolbar'];

const RENDER = {
  buttonSlideshow: ({ playing, disabled, play, pause }) => (
    <ToolButton
      word={playing ? 'pause' : 'play'}
      icon={playing ? 'pause' : 'play'}
      isOn={playing}
      disabled={disabled}
      action={playing ? pause : play}
    />
  ),
  buttonThumbnails: ({ visible, show, hide }) => (
    <ToolButton
      word={visible ? 'hideThumbnails' : 'showThumbnails'}
      icon="thumbnails"
      data-tool="thumbnails"
      isOn={visible}
      action={visible ? hide : show}
    />
  ),
  buttonZoom: ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }) => (
    <>
      <ToolButton
        word="zoomIn"
        icon="zoom-in"
        disabled={disabled || zoom >= maxZoom}
        action={zoomIn}
      />
      <ToolButton
        word="zoomOut"
        icon="zoom-out"
        disabled={disabled || zoom <= minZoom}
        action={zoomOut}
      />
    </>
  ),
  buttonFullscreen: ({ fullscreen, enter, exit }) => (
    <ToolButton
      word={fullscreen ? 'exitFullscreen' : 'enterFullscreen'}
      icon={fullscreen ? 'exit-full-screen' : 'full-screen'}
      isOn={fullscreen}
      onClick={fullscreen ? exit : enter}
    />
  ),
  buttonClose: () => <CloseTool key="close" />,
  buttonPrev: () => <PrevNextTool direction="previous" />,
  buttonNext: () => <PrevNextTool direction="next" />,
  iconLoading: () => <Loading />,
  iconError: () => <FailedPicture />,
  thumbnail: ({ slide }) => <StripThumbnail slide={slide as Slide} />,
  slideContainer: ({ slide, children }) => (
    <SlideStage slide={slide as Slide}>{children}</SlideStage>
  ),
} satisfies LightboxExternalProps['render'];

/** What the style sheet has to know: the height of the strip, and of the tallest picture. */
function sizesFor(slides: readonly Slide[]) {
  const { height, border, padding } = SETTINGS.thumbnails;
  return {
    root: {
      '--yarl__thumbnail_box': `${height + 2 * (border + padding)}px`,
      '--yarl__tallest': Math.max(...slides.map((slide) => slide.height / slide.width)),
    },
  } as const;
}

/** The library announces every picture while the focus is inside, also those of the slideshow. */
function setLive(live: 'off' | 'polite'): void {
  const region = document.querySelector('.lightbox [aria-live]');
  if (region) region.ariaLive = live;
}

/** The pictures of one gallery, enlarged. */
export function GalleryLightbox(props: GalleryLightboxProps) {
  const { opening, controllerRef, onOpen, onView, onClosing } = props;
  const { file, slides, index } = opening;
  const { title, messages } = file;
  return (
    <OpeningContext value={opening}>
      <Lightbox
        {...SETTINGS}
        open
        index={index}
        slides={slides}
        plugins={PLUGINS}
        className="lightbox theme-night"
        styles={sizesFor(slides)}
        portal={PORTAL}
        controller={{ ...SETTINGS.controller, ref: controllerRef }}
        toolbar={TOOLBAR}
        render={RENDER}
        labels={{
          Lightbox: messages.label,
          'Photo gallery': title,
          Carousel: messages.carouselRoleDescription,
          Slide: messages.slideRoleDescription,
          Thumbnails: messages.thumbnailsLabel,
          '{index} of {total}': messages.counter,
        }}
        on={{
          entering: onOpen,
          view: ({ index: viewed }) => onView(viewed),
          exiting: onClosing,
          slideshowStart: () => setLive('off'),
          slideshowStop: () => setLive('polite'),
        }}
      />
    </OpeningContext>
  );
}
