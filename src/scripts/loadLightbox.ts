import styles from '../islands/Lightbox/Lightbox.css?url';
import { GALLERY_FILES } from '../routes.ts';
import { fetchFile, fetchScripts, loader, loadStyles } from './fetchPart.ts';
import type { GalleryFile } from '../logic/slides.ts';

type LightboxPart = typeof import('../islands/Lightbox/openLightbox.tsx');

/** The files of the code. While developing there are none ahead of time. */
const SCRIPT_FILES = import.meta.env.DEV ? [] : ['%files of openLightbox.tsx%'];

const loadStyleSheet = loader(() => loadStyles(styles));
const fetchCode = loader(() => fetchScripts(SCRIPT_FILES));
const loadGallery = loader(async (gallery: string) => {
  const response = await fetchFile(`${GALLERY_FILES}/${gallery}.json`);
  return (await response.json()) as GalleryFile;
});

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
