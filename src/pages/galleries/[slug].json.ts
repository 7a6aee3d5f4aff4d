import { fillIn } from '../../logic/fillIn';
import { getGallery, getGallerySlugs, getLabels } from '../../site/content';
import { resolveSlides } from '../../site/photos/resolveSlides';

import type { APIRoute, GetStaticPaths } from 'astro';
import type { GalleryFile } from '../../logic/slides';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

/** The slides and words of one gallery, fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const [{ title, pictures }, { lightbox, picture }] = await Promise.all([
    getGallery(params.slug),
    getLabels(),
  ]);
  const file: GalleryFile = {
    title: fillIn(lightbox.title, { gallery: title }),
    labels: { ...lightbox, failed: picture.failed },
    ...(await resolveSlides(pictures)),
  };
  return Response.json(file);
};
