import { CloseTool } from './CloseTool.tsx';
import { FailedSlide } from './FailedSlide.tsx';
import { PrevNextButton } from './PrevNextButton.tsx';
import { SlideComparison } from './SlideComparison.tsx';
import { SlideOutline } from './SlideOutline.tsx';
import { SlideshowTool } from './SlideshowTool.tsx';
import { SlideStage } from './SlideStage.tsx';
import { StripThumbnail } from './StripThumbnail.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ZoomTools } from './ZoomTools.tsx';
import type { Render } from 'yet-another-react-lightbox';
import type { GalleryFile, Slide, SlideMessages } from '../../logic/slides.ts';
import type { Origin } from './origin.ts';

/** The line at the very end: the picture taken before is all there is. */
const WHOLE = 100;

export interface LightboxParts {
  slides: readonly Slide[];
  messages: SlideMessages;
  /** Where the first picture grows from. */
  origin: (Origin & { index: number }) | undefined;
  onGrown: () => void;
  /** Where the line between before and after begins on the picture that was opened. */
  split: { index: number; value: number } | undefined;
  /** The words for before and after, in a gallery that begins with such a pair. */
  pair: GalleryFile['pair'];
}

/** The other picture of the pair, over the one that is shown; whole in both, but where it goes on from. */
function comparisonOn(index: number, { slides, split, pair }: LightboxParts) {
  const [slide, other] = [slides[index], slides[1 - index]];
  if (!pair || slide?.type !== 'image' || other?.type !== 'image') return undefined;
  const isBefore = index === 0;
  const whole = isBefore ? WHOLE : 0;
  return (
    <SlideComparison
      slide={slide}
      other={other}
      shows={isBefore ? 'after' : 'before'}
      split={split?.index === index ? split.value : whole}
      notes={pair}
    />
  );
}

/** Our own part for every place in which the library would put one of its own. */
export function lightboxRender(parts: LightboxParts): Partial<Render> {
  const { slides, messages, origin, onGrown } = parts;
  return {
    buttonSlideshow: (slideshow) => <SlideshowTool slideshow={slideshow} messages={messages} />,
    buttonThumbnails: ({ visible, show, hide }) => (
      <ToolButton
        label={visible ? messages.hideThumbnails : messages.showThumbnails}
        icon="thumbnails"
        data-tool="thumbnails"
        isOn={visible}
        action={visible ? hide : show}
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
    slideContainer: ({ slide, children }) => {
      const index = slides.findIndex((candidate) => candidate === slide);
      const ours = slides[index];
      if (ours?.type !== 'image') return children;
      const from = index === origin?.index ? origin : undefined;
      return (
        <SlideStage slide={ours} origin={from} onGrown={onGrown}>
          {children}
          {comparisonOn(index, parts)}
        </SlideStage>
      );
    },
    slideHeader: ({ slide }) => {
      const ours = slides.find((candidate) => candidate === slide);
      if (ours?.type === 'video') return <p className="visually-hidden">{ours.alt}</p>;
      return ours && <SlideOutline slide={ours} />;
    },
  };
}
