import { type RefObject, use, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type ComponentProps,
  createModule,
  Lightbox,
  MODULE_TOOLBAR,
  type PluginProps,
  useController,
  useLightboxState,
  useNavigationState,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Video from 'yet-another-react-lightbox/plugins/video';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { copyText, isShareCancelled, NOTE_MS } from '../../browser.ts';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { type Opening, OpeningContext, SlideStage } from './stage.tsx';
import { ThumbnailStrip } from './ThumbnailStrip.tsx';
import { ICON_PX, PhoneContext, ToolButton, Tools } from './tools.tsx';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryFile, Slide } from '../../data/gallery.ts';

function Title() {
  const { title, messages } = use(OpeningContext).file;
  const { currentIndex, slides } = useLightboxState();
  return (
    <div className="lightbox-title">
      <ShelfLabel as="p" size="small">
        {title}
      </ShelfLabel>
      <p>{fillIn(messages.counter, { index: currentIndex + 1, total: slides.length })}</p>
    </div>
  );
}

function PrevNextTools() {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  return (
    <>
      <ToolButton word="previous" disabled={prevDisabled} action={prev} />
      <ToolButton word="next" disabled={nextDisabled} action={next} />
    </>
  );
}

function ThumbnailsTool() {
  // Small windows have no room for thumbnails; the button shows them.
  const hasRoom = useMediaQuery('(width >= 37.5rem) and (height >= 30rem)', true);
  const [choice, setChoice] = useState<boolean>();
  const areShown = choice ?? hasRoom;
  return (
    <ToolButton
      word={areShown ? 'hideThumbnails' : 'showThumbnails'}
      action={() => setChoice(!areShown)}
    />
  );
}

/** Whether the device shared the URL, or the visitor decided not to. */
async function offerToShare(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return isShareCancelled(error);
  }
}

/** Shares the URL, or copies it where the device cannot share. Returns what to tell the visitor. */
async function shareUrl(url: string, messages: GalleryFile['messages']): Promise<string> {
  if (await offerToShare(url)) return '';
  try {
    await copyText(url);
    return messages.linkCopied;
  } catch {
    return messages.linkFailed;
  }
}

/** Mail about the picture, Share and Close: at the top, also where the other tools are below. */
function TopTools() {
  const { slides, messages } = use(OpeningContext).file;
  const { currentIndex } = useLightboxState();
  const { close } = useController();
  const [note, setNote] = useState('');
  const address = document.querySelector<HTMLAnchorElement>('a[data-email]')?.href ?? '';

  useEffect(() => {
    const timer = setTimeout(setNote, NOTE_MS, '');
    return () => clearTimeout(timer);
  }, [note]);

  const share = async () => {
    // Screen readers repeat a note only if it was empty before.
    setNote('');
    setNote(await shareUrl(location.href, messages));
  };

  return (
    <>
      <div className="lightbox-tools lightbox-top">
        <a
          className="icon-target lightbox-tool"
          href={`${address}${slides[currentIndex]?.mailtoQuery ?? ''}`}
          title={messages.write}
        >
          <Icon name="envelope" size={ICON_PX} />
        </a>
        <ToolButton word="share" onClick={() => void share()} />
        <ToolButton word="close" action={close} />
      </div>
      <p className="lightbox-note" role="status">
        {note}
      </p>
    </>
  );
}

/** Everything around the stage, whose middle the library measures touches from. */
function Controls({ toolbar }: ComponentProps) {
  const { title } = use(OpeningContext).file;
  const { containerRef } = useController();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const { current: stage } = containerRef;
    if (!stage) return;
    // Without role and name, screen readers read the whole stage, which has the focus.
    stage.role = 'group';
    stage.ariaLabel = title;
    setPlace(stage.parentElement);
  }, [containerRef, title]);

  if (!place) return undefined;
  // Keys and touches still reach the stage: React passes them through the portal.
  return createPortal(
    <>
      <Title />
      <Tools>{toolbar.buttons}</Tools>
      <TopTools />
      <PrevNextTools />
      <ThumbnailStrip />
    </>,
    place,
  );
}

function controls({ replace }: PluginProps): void {
  replace(MODULE_TOOLBAR, createModule(MODULE_TOOLBAR, Controls));
}

export const PLUGINS = [Slideshow, Zoom, Fullscreen, Video, controls];

/** Limits of specification, section 9, that differ from the library's defaults. */
export const SETTINGS = {
  carousel: { finite: true },
  // The library's handler would send the focus back.
  portal: { container: { onFocus: () => undefined } },
} as const;

/** The library would also announce each picture of a running slideshow. */
function setLive(live: 'off' | 'polite'): void {
  const region = document.querySelector('.lightbox [aria-live]');
  if (region) region.ariaLive = live;
}

interface GalleryLightboxProps {
  opening: Opening;
  controller: RefObject<ControllerRef | null>;
  onOpen: () => void;
  onView: (index: number) => void;
  onClosing: () => void;
}

export function GalleryLightbox(props: GalleryLightboxProps) {
  const { opening, controller, onOpen, onView, onClosing } = props;
  const { title, messages, slides } = opening.file;
  const isPhone = useMediaQuery('(width < 37.5rem) and (orientation: portrait)', false);
  const [isFilled, setIsFilled] = useState(false);
  const hasWords = messages.more !== undefined && messages.whole !== undefined && messages.fill;
  const phone = isPhone && hasWords ? { isFilled, setIsFilled } : undefined;
  const fit = phone && isFilled ? 'cover' : 'contain';
  return (
    <OpeningContext value={{ ...opening, fit }}>
      <PhoneContext value={phone}>
        <Lightbox
          open
          {...SETTINGS}
          carousel={{ ...SETTINGS.carousel, imageFit: fit }}
          index={opening.index}
          slides={slides}
          plugins={PLUGINS}
          className="lightbox theme-night"
          controller={{ closeOnPullDown: true, ref: controller }}
          toolbar={{
            buttons: ['slideshow', <ThumbnailsTool key="thumbnails" />, 'zoom', 'fullscreen'],
          }}
          render={{
            buttonSlideshow: ({ playing, disabled, play, pause }) => (
              <ToolButton
                word={playing ? 'pause' : 'play'}
                disabled={disabled}
                action={playing ? pause : play}
              />
            ),
            buttonZoom: ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }) => (
              <>
                <ToolButton word="zoomIn" disabled={disabled || zoom >= maxZoom} action={zoomIn} />
                <ToolButton
                  word="zoomOut"
                  disabled={disabled || zoom <= minZoom}
                  action={zoomOut}
                />
              </>
            ),
            buttonFullscreen: ({ fullscreen, enter, exit }) => (
              <ToolButton
                word={fullscreen ? 'exitFullscreen' : 'enterFullscreen'}
                onClick={fullscreen ? exit : enter}
              />
            ),
            buttonPrev: () => undefined,
            buttonNext: () => undefined,
            iconLoading: () => <span className="visually-hidden">{messages.loading}</span>,
            iconError: () => (
              <div className="lightbox-failed">
                <Icon name="failed-picture" size={48} />
                <p>{messages.failed}</p>
              </div>
            ),
            slideContainer: ({ slide, children }) => (
              <SlideStage slide={slide as Slide}>{children}</SlideStage>
            ),
          }}
          labels={{
            Lightbox: messages.label,
            'Photo gallery': title,
            Carousel: messages.carouselRoleDescription,
            Slide: messages.slideRoleDescription,
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
      </PhoneContext>
    </OpeningContext>
  );
}
