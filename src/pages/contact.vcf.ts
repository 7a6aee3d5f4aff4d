import { getContent } from '../data/content.ts';
import { siteAddress } from '../data/siteAddress.ts';
import { vCard } from '../logic/vCard.ts';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () => {
  const business = await getContent('business');
  return new Response(vCard(business, `${siteAddress(business.siteUrl).url}/`));
};
