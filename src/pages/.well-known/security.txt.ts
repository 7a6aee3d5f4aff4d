import { navigationOf } from '../../data/navigation.ts';
import { loadSite } from '../../data/site.ts';
import { HOME } from '../../routes.ts';
import type { APIRoute } from 'astro';

/** Where to report a vulnerability (RFC 9116). It expires within a year. */
export const GET: APIRoute = async () => {
  const site = await loadSite();
  const { messages, url, home } = site;
  const { contact = HOME } = navigationOf(site, HOME, home.sections);
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  const lines = [
    // No e-mail address: spam bots would find it.
    `Contact: ${url}${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${messages.document.language}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
