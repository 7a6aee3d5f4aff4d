import { CloseTool } from './CloseTool.tsx';
import { FailedSlide } from './FailedSlide.tsx';
import { PrevNextButton } from './PrevNextButton.tsx';
import { SlideOutline } from './SlideOutline.tsx';
import { SlideshowTool } from './SlideshowTool.tsx';
import { StripThumbnail } from './StripThumbnail.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ZoomTools } from './ZoomTools.tsx';
import type { Render } from 'yet-another-react-lightbox';
import type { Slide, SlideMessages } from '../../data/slides.ts';

export interface LightboxParts {
  slides: readonly Slide[];
  messages: SlideMessages;
}

/** Our own part for every place in which the library would put one of its own. */
export function lightboxRender({ slides, messages }: LightboxParts): Partial<Render> {
  return {
    buttonSlideshow: (slideshow) => <SlideshowTool slideshow={slideshow} messages={messages} />,
    buttonThumbnails: ({ visible, show, hide }) => (
      <ToolButton
        label={visible ? messages.hideThumbnails : messages.showThumbnails}
        icon="thumbnails"
        data-tool="thumbnails"
        isOn={visible}
        onClick={visible ? hide : show}
      />
    ),
    thumbnail: ({ slide }) => <StripThumbnail slide={slide} slides={slides} messages={messages} />,
    buttonZoom: (zoom) => <ZoomTools zoom={zoom} messages={messages} />,
    buttonFullscreen: ({ fullscreen, enter, exit }) => (
      <ToolButton
        label={fullscreen ? messages.exitFullscreen : messages.enterFullscreen}
        icon={fullscreen ? 'exit-full-screen' : 'full-screen'}
        isOn={fullscreen}
        onClick={fullscreen ? exit : enter}
      />
    ),
    buttonClose: () => <CloseTool key="close" messages={messages} />,
    buttonPrev: () => <PrevNextButton direction="previous" messages={messages} />,
    buttonNext: () => <PrevNextButton direction="next" messages={messages} />,
    iconLoading: () => <span className="visually-hidden">{messages.loading}</span>,
    iconError: () => <FailedSlide messages={messages} />,
    slideHeader: ({ slide }) => {
      const ours = slides.find((candidate) => candidate === slide);
      if (ours?.type === 'video') return <p className="visually-hidden">{ours.alt}</p>;
      return ours && <SlideOutline slide={ours} />;
    },
  };
}
