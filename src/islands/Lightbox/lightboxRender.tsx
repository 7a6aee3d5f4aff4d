import { CloseTool } from './CloseTool';
import { FailedSlide } from './FailedSlide';
import { SlideCount } from './SlideCount';
import { SlideOutline } from './SlideOutline';
import { SlideshowTool } from './SlideshowTool';
import { StepButton } from './StepButton';
import { StripThumbnail } from './StripThumbnail';
import { ToolButton } from './ToolButton';
import { ZoomTools } from './ZoomTools';

import type { Render } from 'yet-another-react-lightbox';
import type { Slide, SlideLabels } from '../../logic/slides';

export interface LightboxParts {
  slides: readonly Slide[];
  labels: SlideLabels;
}

/** Our own part for every place in which the library would put one of its own. */
export function lightboxRender({ slides, labels }: LightboxParts): Partial<Render> {
  return {
    buttonSlideshow: (slideshow) => <SlideshowTool slideshow={slideshow} labels={labels} />,
    buttonThumbnails: ({ visible, show, hide }) => (
      <ToolButton
        label={visible ? labels.hideThumbnails : labels.showThumbnails}
        icon="thumbnails"
        data-tool="thumbnails"
        isOn={visible}
        onClick={visible ? hide : show}
      />
    ),
    thumbnail: ({ slide }) => <StripThumbnail slide={slide} slides={slides} labels={labels} />,
    buttonZoom: (zoom) => <ZoomTools zoom={zoom} labels={labels} />,
    buttonFullscreen: ({ fullscreen, enter, exit }) => (
      <ToolButton
        label={fullscreen ? labels.exitFullscreen : labels.enterFullscreen}
        icon={fullscreen ? 'exit-full-screen' : 'full-screen'}
        isOn={fullscreen}
        onClick={fullscreen ? exit : enter}
      />
    ),
    buttonClose: () => <CloseTool key="close" labels={labels} />,
    buttonPrev: () => <StepButton direction="previous" labels={labels} />,
    buttonNext: () => <StepButton direction="next" labels={labels} />,
    iconLoading: () => <span className="visually-hidden">{labels.loading}</span>,
    iconError: () => <FailedSlide labels={labels} />,
    slideHeader: ({ slide }) => {
      const ours = slides.find((candidate) => candidate === slide);
      if (ours?.type === 'video') return <p className="visually-hidden">{ours.alt}</p>;
      return ours && <SlideOutline slide={ours} />;
    },
    // Between the arrows on phones; the same words as in the title.
    controls: () => <SlideCount labels={labels} data-place="bar" aria-hidden="true" />,
  };
}
