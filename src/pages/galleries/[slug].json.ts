import { loadGalleryFile } from '../../data/gallery.ts';
import { loadSite } from '../../data/site.ts';
import type { APIRoute, GetStaticPaths } from 'astro';

export const getStaticPaths: GetStaticPaths = async () => {
  const { galleries } = await loadSite();
  return [...galleries.keys()].map((slug) => ({ params: { slug } }));
};

export const GET: APIRoute<Record<string, never>, { slug: string }> = async ({ params }) =>
  Response.json(await loadGalleryFile(params.slug));
