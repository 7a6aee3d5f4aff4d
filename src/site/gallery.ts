import type { GalleryData } from '../components/Gallery';
import { planGallery } from '../logic/galleryPlan';
import { getGallery } from './content';
import { resolvePhoto } from './photos/resolvePhoto';
import { resolveFullPicture } from './photos/resolveSlides';

/**
 * A gallery with its thumbnails published for their places. Runs at build time, in routes only.
 *
 * @param slug folder name, such as "garage-oasis"
 * @throws Error when there is no such gallery
 */
export async function resolveGallery(slug: string): Promise<GalleryData> {
  const { title, layout, pictures } = await getGallery(slug);
  const { slots, ...plan } = planGallery(layout, pictures.length);

  const thumbnails = await Promise.all(
    slots.map(async (slot, index) => {
      const picture = pictures[index];
      if (!picture) throw new Error(`The gallery ${slug} has no picture ${index + 1}`);
      return {
        photo: await resolvePhoto(picture, slot),
        href: await resolveFullPicture(picture),
      };
    }),
  );

  return { slug, title, ...plan, thumbnails, total: pictures.length };
}
