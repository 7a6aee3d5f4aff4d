import { getGalleries, getGallery } from '../../site/content';
import { resolveSlides } from '../../site/photos/resolveSlides';

import type { APIRoute, GetStaticPaths } from 'astro';

export const getStaticPaths: GetStaticPaths = async () => {
  const galleries = await getGalleries();
  return galleries.map(({ slug }) => ({ params: { slug } }));
};

/** The slides of one gallery (`GallerySlides`), fetched when a visitor is about to open it. */
export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) => {
  const { pictures } = await getGallery(params.slug);
  return Response.json(await resolveSlides(pictures));
};
