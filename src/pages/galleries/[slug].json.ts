import { getContent, getGallery, getGallerySlugs } from '../../data/content.ts';
import { resolveSlides } from '../../data/photos/resolveSlides.ts';
import { fillIn } from '../../logic/fillIn.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import type { GalleryFile } from '../../data/slides.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

/** The slides and words of one gallery, fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const [{ title, pictures }, { lightbox, picture }] = await Promise.all([
    getGallery(params.slug),
    getContent('messages'),
  ]);
  const file: GalleryFile = {
    title: fillIn(lightbox.title, { gallery: title }),
    messages: { ...lightbox, failed: picture.failed },
    ...(await resolveSlides(pictures)),
  };
  return Response.json(file);
};
