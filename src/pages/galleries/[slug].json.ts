import { getGallerySlugs } from '../../data/content.ts';
import { loadGalleryFile } from '../../data/gallery.ts';
import type { APIRoute, GetStaticPaths } from 'astro';

export const getStaticPaths: GetStaticPaths = async () => {
  const slugs = await getGallerySlugs();
  return slugs.map((slug) => ({ params: { slug } }));
};

export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) =>
  Response.json(await loadGalleryFile(params.slug));
