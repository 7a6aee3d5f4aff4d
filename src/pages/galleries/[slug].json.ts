import { getContent, getGallery, getGallerySlugs } from '../../data/content.ts';
import { resolveSlides } from '../../data/photos/resolveSlides.ts';
import { fillIn } from '../../logic/fillIn.ts';
import { planGallery } from '../../logic/galleryArrangements.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import type { GalleryFile } from '../../logic/slides.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

/** The slides and words of one gallery, fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const [{ title, layout, pictures }, { gallery, lightbox, picture }] = await Promise.all([
    getGallery(params.slug),
    getContent('messages'),
  ]);
  const named = pictures.map((one, index) => ({
    ...one,
    subject: one.subject ?? fillIn(lightbox.subject, { index: index + 1, gallery: title }),
  }));
  const file: GalleryFile = {
    title: fillIn(lightbox.title, { gallery: title }),
    ...(planGallery(layout, pictures.length).isBeforeAndAfter && {
      pair: [gallery.before, gallery.after],
    }),
    messages: { ...lightbox, failed: picture.failed },
    ...(await resolveSlides(named)),
  };
  return Response.json(file);
};
