import { getContent } from '../data/content.ts';
import { siteAddress } from '../data/siteAddress.ts';
import type { APIRoute } from 'astro';

/** Pages carry their own noindex; the pictures of a preview need this file. */
export const GET: APIRoute = async () => {
  const { siteUrl } = await getContent('business');
  const { url, isPreview } = siteAddress(siteUrl);
  const rest = isPreview ? 'Disallow: /_astro/\n' : `\nSitemap: ${url}/sitemap.xml\n`;
  return new Response(`User-agent: *\nAllow: /\n${rest}`);
};
