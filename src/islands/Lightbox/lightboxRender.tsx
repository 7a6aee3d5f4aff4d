import { Label } from '../../components/Label';
import { CloseTool } from './CloseTool';
import { FailedSlide } from './FailedSlide';
import { SlideCount } from './SlideCount';
import { SlideOutline } from './SlideOutline';
import { StepButton } from './StepButton';
import { ThumbnailStrip } from './ThumbnailStrip';
import { ToolButton } from './ToolButton';
import { ZoomTools } from './ZoomTools';

import type { Render } from 'yet-another-react-lightbox';
import type { Slide, SlideLabels } from '../../logic/slides';

export interface LightboxParts {
  title: string;
  slides: readonly Slide[];
  labels: SlideLabels;
  hasThumbnails: boolean;
}

/** Our own part for every place in which the library would put one of its own. */
export function lightboxRender({
  title,
  slides,
  labels,
  hasThumbnails,
}: LightboxParts): Partial<Render> {
  return {
    buttonSlideshow: ({ playing, disabled, play, pause }) => (
      <ToolButton
        label={playing ? labels.pause : labels.play}
        icon={playing ? 'pause' : 'play'}
        isOn={playing}
        disabled={disabled}
        onClick={playing ? pause : play}
      />
    ),
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
    controls: () => (
      <>
        <div className="lightbox-title">
          <Label as="p" size="small">
            {title}
          </Label>
          <SlideCount labels={labels} />
        </div>
        <ThumbnailStrip slides={slides} labels={labels} isShown={hasThumbnails} />
        {/* Between the arrows on phones; the same words as above. */}
        <SlideCount labels={labels} data-place="bar" aria-hidden="true" />
      </>
    ),
  };
}
