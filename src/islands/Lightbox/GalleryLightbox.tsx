import { Lightbox } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {
  FailedPicture,
  Loading,
  type Opening,
  OpeningContext,
  SlideStage,
  StripThumbnail,
  wholeStrip,
} from './stage.tsx';
import { CloseTool, MailTool, PrevNextTool, ShareTool, Title, ToolButton } from './tools.tsx';
import type { Ref } from 'react';
import type { ControllerRef, LightboxExternalProps } from 'yet-another-react-lightbox';
import type { Slide } from '../../logic/slides.ts';

export interface GalleryLightboxProps {
  opening: Opening;
  controllerRef: Ref<ControllerRef>;
  onOpen: () => void;
  /** A picture became the current one. */
  onView: (index: number) => void;
  onClosing: () => void;
}

export const PLUGINS = [Slideshow, Thumbnails, Zoom, Fullscreen, Video, wholeStrip];

/** Where the limits of specification, section 9, are not the library's defaults. */
export const SETTINGS = {
  carousel: { finite: true },
  thumbnails: { imageFit: 'cover', vignette: false, showToggle: true },
  // The library's own handler would return the focus to where it came from.
  portal: { container: { onFocus: () => undefined } },
} as const;

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
  buttonSlideshow: ({ playing, disabled, play, pause }) =>
    playing ? (
      <ToolButton word="pause" icon="pause" isOn disabled={disabled} action={pause} />
    ) : (
      <ToolButton word="play" icon="play" disabled={disabled} action={play} />
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
  buttonZoom: ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }) => {
    const [isLargest, isSmallest] = [disabled || zoom >= maxZoom, disabled || zoom <= minZoom];
    return (
      <>
        <ToolButton word="zoomIn" icon="zoom-in" disabled={isLargest} action={zoomIn} />
        <ToolButton word="zoomOut" icon="zoom-out" disabled={isSmallest} action={zoomOut} />
      </>
    );
  },
  buttonFullscreen: ({ fullscreen, enter, exit }) =>
    fullscreen ? (
      <ToolButton word="exitFullscreen" icon="exit-full-screen" isOn onClick={exit} />
    ) : (
      <ToolButton word="enterFullscreen" icon="full-screen" onClick={enter} />
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

/** The library announces every picture while the focus is inside, also those of the slideshow. */
function setLive(live: 'off' | 'polite'): void {
  const region = document.querySelector('.lightbox [aria-live]');
  if (region) region.ariaLive = live;
}

/** The pictures of one gallery, enlarged. */
export function GalleryLightbox(props: GalleryLightboxProps) {
  const { opening, controllerRef, onOpen, onView, onClosing } = props;
  const { title, messages, slides } = opening.file;
  return (
    <OpeningContext value={opening}>
      <Lightbox
        {...SETTINGS}
        open
        index={opening.index}
        slides={slides}
        // In a low window the picture needs their room; a button shows them.
        thumbnails={{ ...SETTINGS.thumbnails, hidden: innerHeight < 480 }}
        plugins={PLUGINS}
        className="lightbox theme-night"
        controller={{ closeOnPullDown: true, ref: controllerRef }}
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
          view: ({ index }) => onView(index),
          exiting: onClosing,
          slideshowStart: () => setLive('off'),
          slideshowStop: () => setLive('polite'),
        }}
      />
    </OpeningContext>
  );
}
