import { getContent, getGallerySlugs } from '../../data/content.ts';
import { loadGallery } from '../../data/gallery.ts';
import { fillIn } from '../../logic/fillIn.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import type { GalleryFile } from '../../logic/slides.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

/** The slides and words of one gallery, fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const { title, isBeforeAndAfter, slides } = await loadGallery(params.slug);
  const { gallery, lightbox, picture } = await getContent('messages');
  const file: GalleryFile = {
    title: fillIn(lightbox.title, { gallery: title }),
    ...(isBeforeAndAfter && { pair: [gallery.before, gallery.after] }),
    messages: { ...lightbox, failed: picture.failed },
    slides,
  };
  return Response.json(file);
};
