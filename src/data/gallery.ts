import { type GalleryPlan, planGallery } from '../logic/galleryArrangements.ts';
import { getGallery } from './content.ts';
import { type PhotoData, resolvePhoto } from './photos/resolvePhoto.ts';
import { resolveFullPicture, resolveThumbnailLink } from './photos/resolveSlides.ts';

/** A gallery as plain data, its pictures published for the places they stand in. */
export interface GalleryData extends Omit<GalleryPlan, 'placements'> {
  /** Folder name of the gallery; names it in hashes, too. */
  slug: string;
  title: string;
  thumbnails: { photo: PhotoData; href: string }[];
  /** Number of pictures, those behind the last thumbnail included. */
  total: number;
}

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
        href: await resolveThumbnailLink(picture),
      };
    }),
  );

  return { slug, title, ...plan, thumbnails, total: pictures.length };
}

/** All pictures of a gallery in full, for whoever looks for pictures. */
export interface GalleryPictures {
  title: string;
  photographer: string | undefined;
  pictures: { src: string; alt: string }[];
}

/**
 * The pictures of a gallery as they are published for the lightbox. Runs at build time.
 *
 * @param slug folder name, such as "garage-oasis"
 */
export async function resolveGalleryPictures(slug: string): Promise<GalleryPictures> {
  const { title, photographer, pictures } = await getGallery(slug);
  return {
    title,
    photographer,
    pictures: await Promise.all(
      pictures.map(async (picture) => ({
        src: await resolveFullPicture(picture),
        alt: picture.alt,
      })),
    ),
  };
}
