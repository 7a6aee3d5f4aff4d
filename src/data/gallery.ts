import type { GalleryData } from '../components/Gallery.tsx';
import { planGallery } from '../logic/galleryPlan.ts';
import { getGallery } from './content.ts';
import { resolvePhoto } from './photos/resolvePhoto.ts';
import { resolveFullPicture } from './photos/resolveSlides.ts';

/**
 * A gallery with its thumbnails published for their places. Runs at build time, in routes only.
 *
 * @param slug folder name, such as "garage-oasis"
 * @throws Error when there is no such gallery
 */
export async function resolveGallery(slug: string): Promise<GalleryData> {
  const { title, layout, pictures } = await getGallery(slug);
  const { placements, ...plan } = planGallery(layout, pictures.length);

  const thumbnails = await Promise.all(
    placements.map(async (placement, index) => {
      const picture = pictures[index];
      if (!picture) throw new Error(`The gallery ${slug} has no picture ${index + 1}`);
      return {
        photo: await resolvePhoto(picture, placement),
        href: await resolveFullPicture(picture),
      };
    }),
  );

  return { slug, title, ...plan, thumbnails, total: pictures.length };
}
