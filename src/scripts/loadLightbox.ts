import styles from '../islands/Lightbox/Lightbox.css?url';
import { remembering, withPatience } from '../logic/patience.ts';
import type { GalleryFile } from '../data/slides.ts';

type LightboxPart = typeof import('../islands/Lightbox/openLightbox.tsx');

/** How long the page waits for a part of the lightbox (specification, section 7). */
const PATIENCE_MS = 120_000;

/**
 * A style sheet that the code imports would be sent with every page, so the code asks for it when
 * it is needed, and waits for it.
 */
function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${styles} did not load.`));
    });
    document.head.append(link);
  });
}

async function fetchGallery(gallery: string): Promise<GalleryFile> {
  const response = await fetch(`/galleries/${gallery}.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as GalleryFile;
}

const styleSheet = remembering(() => withPatience(loadStyles, PATIENCE_MS));
const script = remembering(() =>
  withPatience(() => import('../islands/Lightbox/openLightbox.tsx'), PATIENCE_MS),
);
const galleryFile = remembering((gallery) =>
  withPatience(() => fetchGallery(gallery), PATIENCE_MS),
);

/**
 * Loads whatever is not there yet: the code, its styles, and one gallery.
 *
 * @param gallery folder name, such as "garage-oasis"
 * @throws Error when a part failed twice or did not come in time; it may be asked for again
 */
export async function loadLightbox(gallery: string): Promise<[LightboxPart, GalleryFile]> {
  const [part, file] = await Promise.all([script(''), galleryFile(gallery), styleSheet('')]);
  return [part, file];
}
