import { fillIn } from '../../logic/fillIn.ts';
import { getGallery, getGallerySlugs, getMessages } from '../../data/content.ts';
import { resolveSlides } from '../../data/photos/resolveSlides.ts';

import type { APIRoute, GetStaticPaths } from 'astro';
import type { GalleryFile } from '../../logic/slides.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

/** The slides and words of one gallery, fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const [{ title, pictures }, { lightbox, picture }] = await Promise.all([
    getGallery(params.slug),
    getMessages(),
  ]);
  const file: GalleryFile = {
    title: fillIn(lightbox.title, { gallery: title }),
    messages: { ...lightbox, failed: picture.failed },
    ...(await resolveSlides(pictures)),
  };
  return Response.json(file);
};
