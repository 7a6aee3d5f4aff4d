import { loadSite } from '../data/site.ts';
import type { APIRoute } from 'astro';

/** Pages carry their own noindex; the pictures of a preview need this file. */
export const GET: APIRoute = async () => {
  const { url, isPreview } = await loadSite();
  const rest = isPreview ? 'Disallow: /_astro/\n' : `\nSitemap: ${url}/sitemap.xml\n`;
  return new Response(`User-agent: *\nAllow: /\n${rest}`);
};
