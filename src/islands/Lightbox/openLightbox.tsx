import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DEFAULT_POSITION } from '../../logic/crop.ts';
import { readSlideHash, slideHash, type SlidePosition } from '../../logic/slides.ts';
import { controllerRef, GalleryLightbox } from './GalleryLightbox.tsx';
import type { GalleryFile, Slide } from '../../data/gallery.ts';

export interface OpeningRequest extends SlidePosition {
  file: GalleryFile;
  /** Receives the focus on close if the last picture has no thumbnail. */
  thumbnail: HTMLElement;
}

// Detached: the library renders into a portal in the body.
const root = createRoot(document.createElement('div'));
let openings = 0;

/** Adds a history entry for the first picture; the next ones replace it. */
function showInUrl(hash: string): void {
  if (location.hash === hash) return;
  if (readSlideHash(location.hash)) history.replaceState(history.state, '', hash);
  else history.pushState({ isOpenedHere: true }, '', hash);
}

/** Goes back in history, unless the visitor arrived at the URL of a picture. */
function leaveUrl(): void {
  if (!readSlideHash(location.hash)) return;
  const state = history.state as { isOpenedHere?: boolean } | null;
  if (state?.isOpenedHere) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

function scrollIntoView(thumbnail: HTMLElement): void {
  const { top, bottom } = thumbnail.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) return;
  thumbnail.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The loaded picture of a thumbnail, unless it is a detail or part of a comparison. */
function pictureOf(thumbnail: Element | null | undefined): HTMLImageElement | undefined {
  const image = thumbnail?.querySelector('img');
  return image?.naturalWidth && !image.closest('[data-detail], [data-comparison]')
    ? image
    : undefined;
}

function currentFrame(): HTMLElement | null {
  return document.querySelector('.yarl__slide_current .lightbox-frame');
}

type Picture = HTMLElement | null | undefined;

function nameTransition(element: Picture, name: string): void {
  if (element) element.style.viewTransitionName = name;
}

let running: ViewTransition | undefined;

/** Zooms from one picture to another during `change`; `findTarget` runs after it. */
async function zoomTransition(
  direction: 'in' | 'out',
  slide: Slide | undefined,
  from: Picture,
  change: () => Promise<void> | void,
  findTarget: () => Picture,
): Promise<void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) {
    await change();
    return;
  }
  // Its end removes the names that this one sets.
  running?.skipTransition();
  await running?.finished;
  const { dataset, style } = document.documentElement;
  dataset.zoom = direction;
  const position = slide?.type === 'image' ? slide.position : undefined;
  style.setProperty('--zoom-position', position ?? DEFAULT_POSITION);
  nameTransition(from, 'enlarged');
  const transition = document.startViewTransition(async () => {
    await change();
    nameTransition(from, '');
    const target = from && findTarget();
    nameTransition(target, 'enlarged');
    const link = direction === 'out' ? target?.closest('a') : undefined;
    link?.toggleAttribute('data-landing', true);
    void transition.finished.finally(() => {
      nameTransition(target, '');
      link?.removeAttribute('data-landing');
    });
  });
  running = transition;
  // Rejects when the browser skips the animation, such as in a hidden tab.
  transition.ready.catch(() => undefined);
}

/** Opens a gallery at a picture, or only scrolls to the gallery if `index` is too high. */
export function openLightbox({ gallery, index, file, thumbnail }: OpeningRequest): void {
  const { slides } = file;
  scrollIntoView(thumbnail);
  if (index >= slides.length) return;
  const isOwn = thumbnail.dataset.index === String(index);
  const preview = isOwn ? pictureOf(thumbnail) : undefined;
  openings += 1;
  let seen = index;
  let isClosing = false;

  const ownThumbnail = () =>
    thumbnail
      .closest('section')
      ?.querySelector<HTMLElement>(`[data-gallery="${gallery}"][data-index="${seen}"]`);
  const show = () =>
    new Promise<void>((resolve) => {
      root.render(
        <GalleryLightbox
          key={openings}
          opening={{ file, index, preview }}
          onOpen={resolve}
          onView={(viewed) => {
            seen = viewed;
            showInUrl(slideHash({ gallery, index: viewed }));
          }}
          onClosing={startClosing}
        />,
      );
    });
  const hide = () => {
    flushSync(() => root.render(null));
    (ownThumbnail() ?? thumbnail).focus();
  };
  const startClosing = () => {
    // Two quick taps close twice, but must go back only once.
    if (isClosing) return;
    isClosing = true;
    leaveUrl();
    const target = pictureOf(ownThumbnail());
    void zoomTransition('out', slides[seen], target && currentFrame(), hide, () => target);
  };

  void zoomTransition('in', slides[index], preview, show, currentFrame);
}

// Back and links within the page close it.
addEventListener('hashchange', () => {
  if (!readSlideHash(location.hash)) controllerRef.current?.close();
});
