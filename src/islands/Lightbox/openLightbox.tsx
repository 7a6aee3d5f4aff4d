import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DEFAULT_FOCUS } from '../../logic/crop.ts';
import { readSlideHash, slideHash, type SlidePosition } from '../../logic/slides.ts';
import { GalleryLightbox } from './GalleryLightbox.tsx';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { GalleryFile, Slide } from '../../data/gallery.ts';

export interface OpeningRequest extends SlidePosition {
  file: GalleryFile;
  /** Receives the focus on close if the last picture has no thumbnail. */
  thumbnail: HTMLElement;
  /** By the index of their picture; some pictures of a gallery have none. */
  thumbnails: ReadonlyMap<number, HTMLElement>;
}

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

/** An open gallery: which picture it shows, and where it came from. */
interface OpenGallery extends OpeningRequest {
  isClosing: boolean;
}

/** The lightbox of the page; at most one gallery is open. */
class PageLightbox {
  /** Detached: the library renders into a portal in the body. */
  readonly #root = createRoot(document.createElement('div'));
  readonly #controller = createRef<ControllerRef>();
  #openings = 0;
  #transition: ViewTransition | undefined;

  /** Opens a gallery at a picture, or only scrolls to the gallery if the index is too high. */
  open(request: OpeningRequest): void {
    const { file, index, thumbnail, thumbnails } = request;
    scrollIntoView(thumbnail);
    if (index >= file.slides.length) return;
    const opened: OpenGallery = { ...request, isClosing: false };
    const preview = pictureOf(thumbnails.get(index));
    const show = () => this.#show(opened, preview);
    void this.#zoom('in', file.slides[index], preview, show, currentFrame);
  }

  /** Closes the open gallery, if there is one. */
  close(): void {
    this.#controller.current?.close();
  }

  #show(opened: OpenGallery, preview: HTMLImageElement | undefined): Promise<void> {
    const { file, gallery, index } = opened;
    this.#openings += 1;
    return new Promise((resolve) => {
      this.#root.render(
        <GalleryLightbox
          key={this.#openings}
          opening={{ file, index, preview }}
          controller={this.#controller}
          onOpen={resolve}
          onView={(viewed) => {
            opened.index = viewed;
            showInUrl(slideHash({ gallery, index: viewed }));
          }}
          onClosing={() => this.#startClosing(opened)}
        />,
      );
    });
  }

  #startClosing(opened: OpenGallery): void {
    // Two quick taps close twice, but must go back only once.
    if (opened.isClosing) return;
    opened.isClosing = true;
    leaveUrl();
    const { file, index, thumbnails } = opened;
    const target = pictureOf(thumbnails.get(index));
    const hide = () => {
      flushSync(() => this.#root.render(null));
      (thumbnails.get(opened.index) ?? opened.thumbnail).focus();
    };
    void this.#zoom('out', file.slides[index], target && currentFrame(), hide, () => target);
  }

  /** Zooms from one picture to another during `change`; `findTarget` runs after it. */
  async #zoom(
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
    this.#transition?.skipTransition();
    await this.#transition?.finished;
    const { dataset, style } = document.documentElement;
    dataset.zoom = direction;
    const focus = slide?.type === 'image' ? slide.focus : undefined;
    style.setProperty('--zoom-focus', focus ?? DEFAULT_FOCUS);
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
    this.#transition = transition;
    // Rejects when the browser skips the animation, such as in a hidden tab.
    transition.ready.catch(() => undefined);
  }
}

export const lightbox = new PageLightbox();
