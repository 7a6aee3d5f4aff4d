import styles from '../islands/Lightbox/Lightbox.css?url';
import { GALLERY_FILES } from '../routes.ts';
import { fetchFile, loader, loadStyles } from './fetchPart.ts';
import type { GalleryFile } from '../logic/slides.ts';

type LightboxPart = typeof import('../islands/Lightbox/openLightbox.tsx');

const loadStyleSheet = loader(() => loadStyles(styles));
const loadGallery = loader(async (gallery: string) => {
  const response = await fetchFile(`${GALLERY_FILES}/${gallery}.json`);
  return (await response.json()) as GalleryFile;
});

/**
 * Fetches whatever is not there yet: the code, its styles, and one gallery.
 *
 * @param gallery folder name, such as "garage-oasis"
 * @throws Error when a part failed twice or did not come in time; it may be asked for again
 */
export async function fetchLightbox(gallery: string): Promise<GalleryFile> {
  const [file] = await Promise.all([loadGallery(gallery), loadCode(), loadStyleSheet()]);
  return file;
}

/** Runs the code, once it is fetched. */
export function loadCode(): Promise<LightboxPart> {
  return import('../islands/Lightbox/openLightbox.tsx');
}
