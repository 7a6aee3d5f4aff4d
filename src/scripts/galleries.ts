import { afterPaint } from '../browser.ts';
import styles from '../islands/Lightbox/Lightbox.css?url';
import { readSlideHash, type SlidePosition } from '../logic/slides.ts';
import { GALLERY_FILES } from '../routes.ts';
import { fetchFile, loader, loadStyles, moduleLoader } from './loading.ts';
import type { GalleryFile } from '../data/gallery.ts';

const STATUS = '[data-lightbox-status]';

const loadStyleSheet = loader(() => loadStyles(styles));
const loadCode = moduleLoader(() => import('../islands/Lightbox/openLightbox.tsx'));
const loadGallery = loader(async (gallery: string) => {
  const response = await fetchFile(`${GALLERY_FILES}/${gallery}.json`);
  return (await response.json()) as GalleryFile;
});

type LightboxCode = typeof import('../islands/Lightbox/openLightbox.tsx');
/** Loaded with the first gallery that opens. */
let lightbox: LightboxCode['lightbox'] | undefined;

function loadLightbox(gallery = '') {
  return Promise.all([loadGallery(gallery), loadCode(), loadStyleSheet()]);
}

let awaited: { thumbnail: HTMLAnchorElement | undefined } | undefined;

/** Marks the clicked thumbnail as busy. Returns whether it is still the latest one. */
function waitFor(thumbnail?: HTMLAnchorElement): () => boolean {
  if (awaited?.thumbnail) awaited.thumbnail.ariaBusy = null;
  if (thumbnail) thumbnail.ariaBusy = 'true';
  const own = { thumbnail };
  awaited = own;
  return () => awaited === own;
}

function thumbnailAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-gallery]') : null;
}

/** Without AVIF, thumbnails stay plain links to the JPEG. */
function lacksAvif(): boolean {
  const photos = document.querySelectorAll<HTMLImageElement>('picture img');
  return Array.from(photos).some(({ currentSrc }) => /\.jpe?g$/u.test(currentSrc));
}

function clearLoadError(): void {
  document.querySelector(STATUS)?.replaceChildren();
}

function showLoadError(thumbnail: HTMLAnchorElement): void {
  const status = document.querySelector(STATUS);
  const message = document.querySelector<HTMLTemplateElement>('[data-lightbox-message]');
  if (!status || !message) return;
  status.replaceChildren(message.content.cloneNode(true));
  status.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  status.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    clearLoadError();
    thumbnail.focus();
  });
}

interface Wanted extends SlidePosition {
  thumbnail: HTMLAnchorElement;
  thumbnails: ReadonlyMap<number, HTMLAnchorElement>;
  /** After an error, a click follows the link; a URL alone stays on the page. */
  isClick: boolean;
}

/** The links to a gallery in the section of one of them, by the index of their picture. */
function thumbnailsBeside(thumbnail: HTMLAnchorElement): Map<number, HTMLAnchorElement> {
  const named = `a[data-gallery="${thumbnail.dataset.gallery}"]`;
  const section = thumbnail.closest('section');
  const all = Array.from(section?.querySelectorAll<HTMLAnchorElement>(named) ?? []);
  // From the last to the first, which stays if a picture has several.
  return new Map(all.reverse().map((one) => [Number(one.dataset.index), one]));
}

async function open({ isClick, ...wanted }: Wanted): Promise<void> {
  const { thumbnail, gallery } = wanted;
  const isLatest = waitFor(thumbnail);
  try {
    const [file, code] = await loadLightbox(gallery);
    await afterPaint();
    if (!isLatest()) return;
    lightbox = code.lightbox;
    lightbox.open({ ...wanted, file });
    clearLoadError();
  } catch {
    const { href } = thumbnail;
    const exists = () => fetchFile(href, { method: 'HEAD' }).then(Boolean, () => false);
    const hasPicture = isClick && isLatest() && (await exists());
    if (!isLatest()) return;
    if (hasPicture) location.assign(href);
    else showLoadError(thumbnail);
  }
  if (isLatest()) thumbnail.ariaBusy = null;
}

/** Prefetches before the click. Code for a mouse only: parsing it would delay a tap on a phone. */
function prefetch(event: Event): void {
  const { gallery } = thumbnailAt(event)?.dataset ?? {};
  if (gallery === undefined) return;
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  const load = isMouse ? loadLightbox : loadGallery;
  load(gallery).catch(() => undefined);
}

function enlarge(event: MouseEvent): void {
  const thumbnail = thumbnailAt(event);
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const isForBrowser = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
  if (!thumbnail || isForBrowser || defaultPrevented || lacksAvif()) return;
  event.preventDefault();
  const { gallery = '' } = thumbnail.dataset;
  const index = Number(thumbnail.dataset.index);
  const thumbnails = thumbnailsBeside(thumbnail).set(index, thumbnail);
  void open({ thumbnail, thumbnails, gallery, index, isClick: true });
}

function followHash(): void {
  const { gallery, index } = readSlideHash(location.hash) ?? {};
  if (gallery === undefined || index === undefined) {
    waitFor();
    // Back and links within the page close it.
    lightbox?.close();
    return;
  }
  // The first section with a link to the gallery; its last link stands for pictures without one.
  const first = document.querySelector<HTMLAnchorElement>(`a[data-gallery="${gallery}"]`);
  if (!first) return;
  const thumbnails = thumbnailsBeside(first);
  const [last = first] = thumbnails.values();
  const thumbnail = thumbnails.get(index) ?? last;
  void open({ thumbnail, thumbnails, gallery, index, isClick: false });
}

/** Opens the lightbox from thumbnails and from URLs such as "/portfolio#garage-oasis/3". */
export function startGalleries(): void {
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  document.addEventListener('click', enlarge);
  addEventListener('hashchange', followHash);
  followHash();
}
