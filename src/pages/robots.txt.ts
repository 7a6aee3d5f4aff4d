import { getContent } from '../data/content.ts';
import { siteAddress } from '../data/siteAddress.ts';
import type { APIRoute } from 'astro';

/**
 * Search engines may read everything: what they are not to list says so itself, which they only see
 * when they may look.
 */
export const GET: APIRoute = async () => {
  const { siteUrl } = await getContent('business');
  const { url, isPreview } = siteAddress(siteUrl);
  const siteMap = isPreview ? '' : `\nSitemap: ${url}/sitemap.xml\n`;
  return new Response(`User-agent: *\nAllow: /\n${siteMap}`);
};
