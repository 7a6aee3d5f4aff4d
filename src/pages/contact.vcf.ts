import { loadSite } from '../data/site.ts';
import { vCard } from '../logic/vCard.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const { business, url } = await loadSite();
  return new Response(vCard(business, `${url}/`));
};
