import { getContent } from '../data/content.ts';
import { siteAddress } from '../data/siteAddress.ts';
import type { APIRoute } from 'astro';

/** Unlisted pages say so themselves; pictures of previews cannot. */
export const GET: APIRoute = async () => {
  const { siteUrl } = await getContent('business');
  const { url, isPreview } = siteAddress(siteUrl);
  const rest = isPreview ? 'Disallow: /_astro/\n' : `\nSitemap: ${url}/sitemap.xml\n`;
  return new Response(`User-agent: *\nAllow: /\n${rest}`);
};
