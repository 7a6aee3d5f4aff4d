import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Lightbox,
  useController,
  useLightboxState,
  useNavigationState,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { afterPaint, copyText, isShareCancelled, NOTE_MS } from '../../browser.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import {
  allThumbnails,
  FailedPicture,
  Loading,
  type Opening,
  OpeningContext,
  SlideStage,
  StripThumbnail,
} from './stage.tsx';
import type { ComponentPropsWithoutRef, Ref } from 'react';
import type { ControllerRef, LightboxExternalProps } from 'yet-another-react-lightbox';
import type { GalleryFile, Slide } from '../../data/gallery.ts';

const ICON_PX = 28;

interface ToolButtonProps extends ComponentPropsWithoutRef<'button'> {
  word: keyof GalleryFile['messages'];
  icon: IconName;
  isOn?: boolean;
  /** Runs after the pressed state is painted; sharing and full screen need `onClick` instead. */
  action?: () => void;
}

/** A toolbar button. The library's own ones lose focus when they become disabled. */
function ToolButton(props: ToolButtonProps) {
  const { word, icon, isOn = false, disabled = false, action, onClick, ...rest } = props;
  const { messages } = use(OpeningContext).file;
  // Synchronous, so that the next press sees the new state.
  const act = () => void afterPaint().then(() => action && flushSync(action));
  return (
    <button
      {...rest}
      className="lightbox-tool"
      onClick={disabled ? undefined : (onClick ?? act)}
      type="button"
      title={messages[word]}
      aria-disabled={disabled || undefined}
      data-state={isOn ? 'on' : 'off'}
    >
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}

function Title() {
  const { title, messages } = use(OpeningContext).file;
  const { currentIndex, slides } = useLightboxState();
  const { containerRef } = useController();

  // Without role and name, screen readers read all buttons of the focused container.
  useEffect(() => {
    const { current: container } = containerRef;
    if (!container) return;
    container.role = 'group';
    container.ariaLabel = title;
  }, [containerRef, title]);

  return (
    <div className="lightbox-title" data-long={title.length > 28 || undefined}>
      <ShelfLabel as="p" size="small">
        {title}
      </ShelfLabel>
      <p className="lightbox-count">
        {fillIn(messages.counter, { index: currentIndex + 1, total: slides.length })}
      </p>
    </div>
  );
}

function PrevNextTool({ direction }: { direction: 'previous' | 'next' }) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const isBack = direction === 'previous';
  return (
    <ToolButton
      word={direction}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      action={isBack ? prev : next}
    />
  );
}

function CloseTool() {
  const { close } = useController();
  return <ToolButton word="close" icon="close" data-tool="close" action={close} />;
}

/** A mail link about the current picture, to the address on the page. */
function MailTool() {
  const { slides, messages } = use(OpeningContext).file;
  const { currentIndex } = useLightboxState();
  const address = document.querySelector<HTMLAnchorElement>('a[data-email]')?.href ?? '';
  return (
    <a
      className="lightbox-tool"
      href={`${address}${slides[currentIndex]?.mail ?? ''}`}
      title={messages.write}
      data-tool="mail"
    >
      <Icon name="envelope" size={ICON_PX} />
    </a>
  );
}

/** Shares the URL, or copies it where the device cannot share. */
async function shareUrl(url: string): Promise<'shared' | 'copied'> {
  const isShared =
    'share' in navigator && (await navigator.share({ url }).then(() => true, isShareCancelled));
  if (isShared) return 'shared';
  await copyText(url);
  return 'copied';
}

function ShareTool() {
  const { messages } = use(OpeningContext).file;
  // A new key makes screen readers repeat the same note.
  const [note, setNote] = useState({ text: '', attempt: 0 });
  const showNote = (text: string) => setNote(({ attempt }) => ({ text, attempt: attempt + 1 }));

  useEffect(() => {
    if (!note.text) return;
    const timer = setTimeout(() => setNote({ ...note, text: '' }), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const share = () => {
    shareUrl(location.href).then(
      (how) => showNote(how === 'copied' ? messages.linkCopied : ''),
      () => showNote(messages.linkFailed),
    );
  };

  return (
    <>
      <ToolButton word="share" icon="share" data-tool="share" onClick={share} />
      <p className="lightbox-note" role="status">
        {note.text && <span key={note.attempt}>{note.text}</span>}
      </p>
    </>
  );
}

export interface GalleryLightboxProps {
  opening: Opening;
  controllerRef: Ref<ControllerRef>;
  onOpen: () => void;
  onView: (index: number) => void;
  onClosing: () => void;
}

export const PLUGINS = [Slideshow, Thumbnails, Zoom, Fullscreen, Video, allThumbnails];

/** Limits of specification, section 9, that differ from the library's defaults. */
export const SETTINGS = {
  carousel: { finite: true },
  thumbnails: { imageFit: 'cover', vignette: false, showToggle: true },
  // The library's handler would send the focus back.
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

/** The library would also announce each picture of a running slideshow. */
function setLive(live: 'off' | 'polite'): void {
  const region = document.querySelector('.lightbox [aria-live]');
  if (region) region.ariaLive = live;
}

export function GalleryLightbox(props: GalleryLightboxProps) {
  const { opening, controllerRef, onOpen, onView, onClosing } = props;
  const { title, messages, slides } = opening.file;
  return (
    <OpeningContext value={opening}>
      <Lightbox
        open
        {...SETTINGS}
        index={opening.index}
        slides={slides}
        // Low windows have no room for thumbnails; a button shows them.
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
