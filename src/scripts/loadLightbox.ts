import styles from '../islands/Lightbox/Lightbox.css?url';
import { memoize } from '../logic/memoize.ts';
import { retryWithin } from '../logic/retryWithin.ts';
import { GALLERY_FILES } from '../routes.ts';
import { fetchFile, loadStyles } from './fetchPart.ts';
import type { GalleryFile } from '../logic/slides.ts';

type LightboxPart = typeof import('../islands/Lightbox/openLightbox.tsx');

/** How long the page waits for a part of the lightbox (specification, section 7). */
const PATIENCE_MS = 120_000;

async function fetchGallery(gallery: string): Promise<GalleryFile> {
  const response = await fetchFile(`${GALLERY_FILES}/${gallery}.json`);
  return (await response.json()) as GalleryFile;
}

/** The files of the code. While developing there are none ahead of time. */
const SCRIPT_FILES = import.meta.env.DEV ? [] : ['%files of openLightbox.tsx%'];

/**
 * Some browsers never ask again for a module that failed, nor for one that imports it. So all files
 * are fetched first, which may be repeated, and the import finds them in the browser's cache.
 */
async function fetchScript(): Promise<void> {
  const files = await Promise.all(SCRIPT_FILES.map(fetchFile));
  // Only what has been read to its end is kept.
  await Promise.all(files.map((file) => file.arrayBuffer()));
}

const loadStyleSheet = memoize(() => retryWithin(() => loadStyles(styles), PATIENCE_MS));
const fetchCode = memoize(() => retryWithin(fetchScript, PATIENCE_MS));
const loadGallery = memoize((gallery: string) =>
  retryWithin(() => fetchGallery(gallery), PATIENCE_MS),
);

/**
 * Fetches whatever is not there yet: the code, its styles, and one gallery. Nothing of the code runs.
 *
 * @param gallery folder name, such as "garage-oasis"
 * @throws Error when a part failed twice or did not come in time; it may be asked for again
 */
export async function fetchLightbox(gallery: string): Promise<GalleryFile> {
  const [file] = await Promise.all([loadGallery(gallery), fetchCode(), loadStyleSheet()]);
  return file;
}

/** Runs the code, once it is fetched. */
export function loadCode(): Promise<LightboxPart> {
  return import('../islands/Lightbox/openLightbox.tsx');
}
