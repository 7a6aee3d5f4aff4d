import { readSlideHash } from '../logic/slideHash.ts';
import { afterPaint } from './afterPaint.ts';
import { fetchLightbox, loadCode } from './loadLightbox.ts';
import { forgetFailure, sayFailure } from './sayFailure.ts';

const THUMBNAIL = 'a[data-gallery]';

let closeLightbox = (): void => undefined;
let latestOpening = 0;
/** Nothing came when a visitor last pointed at a thumbnail. */
let isOutOfReach = false;

function thumbnailAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(THUMBNAIL) : null;
}

/** A browser that chose a JPEG cannot show the slides: its thumbnails stay plain links. */
function readsNoAvif(): boolean {
  const photos = document.querySelectorAll<HTMLImageElement>('picture img');
  return Array.from(photos).some(({ currentSrc }) => /\.jpe?g$/u.test(currentSrc));
}

/**
 * Opens the lightbox as soon as it is loaded, or says that it cannot be had; neither when the
 * visitor has asked for another picture meanwhile, or gone back.
 *
 * @param isChosen whether the visitor chose the picture here, and not just a URL with its name
 */
async function open(thumbnail: HTMLAnchorElement, index: number, isChosen: boolean): Promise<void> {
  isOutOfReach = false;
  latestOpening += 1;
  const opening = latestOpening;
  const isWanted = () => opening === latestOpening;
  const { gallery = '' } = thumbnail.dataset;
  thumbnail.ariaBusy = 'true';
  try {
    const file = await fetchLightbox(gallery);
    await afterPaint();
    const part = await loadCode();
    if (!isWanted()) return;
    closeLightbox = part.closeLightbox;
    part.openLightbox({ gallery, index, file, thumbnail });
    forgetFailure();
  } catch {
    await sayFailure(thumbnail, isChosen, isWanted);
  } finally {
    thumbnail.ariaBusy = null;
  }
}

/**
 * Getting ready is no promise: what fails now is tried again, and reported, on the click alone. The code runs
 * ahead for a mouse; for a finger, which lifts in a moment, it only arrives: a slow phone would answer late.
 */
async function prepare(event: Event): Promise<void> {
  const { gallery } = thumbnailAt(event)?.dataset ?? {};
  if (gallery === undefined || isOutOfReach) return;
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  try {
    await fetchLightbox(gallery);
    if (isMouse) await loadCode();
  } catch {
    isOutOfReach = true;
  }
}

function enlarge(event: MouseEvent): void {
  const thumbnail = thumbnailAt(event);
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const isForBrowser = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
  if (!thumbnail || isForBrowser || defaultPrevented || readsNoAvif()) return;
  event.preventDefault();
  const { index } = thumbnail.dataset;
  void open(thumbnail, Number(index), true);
}

/** Opens what the hash names; one that names nothing closes what is open or about to be. */
function followHash(): void {
  const { gallery, index } = readSlideHash(location.hash) ?? {};
  if (gallery === undefined || index === undefined) {
    latestOpening += 1;
    closeLightbox();
    return;
  }
  const named = `a[data-gallery="${gallery}"]`;
  // Other sections may have pictures of the gallery as well; its own comes first.
  const section = document.querySelector(named)?.closest('section');
  const thumbnails = section?.querySelectorAll<HTMLAnchorElement>(named);
  const thumbnail = thumbnails?.[Math.min(index, thumbnails.length - 1)];
  if (thumbnail) void open(thumbnail, index, false);
}

/**
 * Lets thumbnails open the lightbox, and URLs such as "/portfolio#garage-oasis/3". The code for
 * it is loaded when a visitor is about to need it.
 */
export function startGalleries(): void {
  document.addEventListener('pointerover', (event) => void prepare(event), { passive: true });
  document.addEventListener('focusin', (event) => void prepare(event));
  document.addEventListener('click', enlarge);
  addEventListener('hashchange', followHash);
  followHash();
}
