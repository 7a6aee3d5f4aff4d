import { getContent } from '../../data/content.ts';
import { loadNavigation } from '../../data/pages.ts';
import { siteAddress } from '../../data/siteAddress.ts';
import { HOME } from '../../routes.ts';
import type { APIRoute } from 'astro';

/** Where to report a vulnerability (RFC 9116). It expires within a year. */
export const GET: APIRoute = async () => {
  const { document } = await getContent('messages');
  const { url } = siteAddress((await getContent('business')).siteUrl);
  const { contact = HOME } = await loadNavigation(HOME);
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  const lines = [
    // No e-mail address: spam bots would find it.
    `Contact: ${url}${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${document.language}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
