import { getContent } from '../../data/content.ts';
import { siteAddress } from '../../data/siteAddress.ts';
import { CONTACT_HREF } from '../../routes.ts';
import type { APIRoute } from 'astro';

/**
 * Where to report a weakness (RFC 9116). It holds until the first of this month next year: less than a
 * year, and builds of one month are the same.
 */
export const GET: APIRoute = async () => {
  const [{ siteUrl }, { document }] = await Promise.all([
    getContent('business'),
    getContent('messages'),
  ]);
  const { url } = siteAddress(siteUrl);
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  const lines = [
    // The page has the address; here, whoever collects addresses would find it as well.
    `Contact: ${url}${CONTACT_HREF}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${document.language}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
