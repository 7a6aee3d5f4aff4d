import { createRef, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readSlideHash, slideHash } from '../../logic/slideHash.ts';
import { GalleryLightbox } from './GalleryLightbox.tsx';
import { originOf } from './origin.ts';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { SlidePosition } from '../../logic/slideHash.ts';
import type { GalleryFile } from '../../logic/slides.ts';

export interface Opening extends SlidePosition {
  file: GalleryFile;
  /** Gets the focus back when the picture last seen has no thumbnail in the same section. */
  thumbnail: HTMLElement;
}

/** The index of a lightbox that is closed. */
const CLOSED = -1;

// React listens where the lightbox is put, at the end of the page: its own root stays outside.
const root = createRoot(document.createElement('div'));
const controllerRef = createRef<ControllerRef>();
let openings = 0;

/** Gives an open picture its URL. The first one is a step that Back takes back. */
function showInUrl(hash: string): void {
  if (location.hash === hash) return;
  if (readSlideHash(location.hash)) history.replaceState(history.state, '', hash);
  else history.pushState({ isOpenedHere: true }, '', hash);
}

/** Takes the picture out of the URL: back to the page, or in place when a link led here. */
function leaveUrl(): void {
  if (!readSlideHash(location.hash)) return;
  const state = history.state as { isOpenedHere?: boolean } | null;
  if (state?.isOpenedHere) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

/** Whoever comes by the URL of a picture has its gallery behind it, to be seen when the lightbox fades. */
function bringIntoSight(thumbnail: HTMLElement): void {
  const { top, bottom } = thumbnail.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) return;
  thumbnail.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Opens a gallery at one picture. Of a picture that the gallery does not have, it only shows where it would be.
 *
 * Whoever opens it calls `closeLightbox` when the URL no longer names a picture.
 */
export function openLightbox({ gallery, index, file, thumbnail }: Opening): void {
  const { slides } = file;
  bringIntoSight(thumbnail);
  if (index >= slides.length) return;
  const isOwn = thumbnail.dataset.index === String(index);
  const origin = isOwn ? originOf(thumbnail) : undefined;
  const frame = thumbnail.closest('[data-comparison]');
  const split = frame?.querySelector('input')?.valueAsNumber;
  openings += 1;
  let seen = index;
  let isLeaving = false;

  const returnFocus = () => {
    const section = thumbnail.closest('section');
    (section?.querySelector<HTMLElement>(`[data-index="${seen}"]`) ?? thumbnail).focus();
  };
  const render = (at: number) =>
    root.render(
      <GalleryLightbox
        key={openings}
        title={file.title}
        slides={slides}
        messages={file.messages}
        index={at}
        origin={origin}
        split={split}
        pair={file.pair}
        controllerRef={controllerRef}
        onView={(viewed) => {
          seen = viewed;
          showInUrl(slideHash({ gallery, index: viewed }));
        }}
        onClosing={() => {
          // Two taps on the button close twice, and Back takes a moment: one step is enough.
          if (!isLeaving) leaveUrl();
          isLeaving = true;
        }}
        onClosed={() => {
          render(CLOSED);
          returnFocus();
        }}
      />,
    );
  // The click is answered first, the lightbox is built right after.
  startTransition(() => render(index));
}

/** Closes the lightbox, if it is open. */
export function closeLightbox(): void {
  controllerRef.current?.close();
}
