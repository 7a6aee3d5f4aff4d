import { loadSite } from '../data/site.ts';
import { DEFAULT_COLORS, groundColor } from '../logic/palette.ts';
import { textDirection } from '../logic/textDirection.ts';
import { HOME } from '../routes.ts';
import type { APIRoute } from 'astro';

const PNG = 'image/png';

/** Name, icons and colours for the home screen of a phone. */
export const GET: APIRoute = async () => {
  const { business, messages } = await loadSite();
  const { name, look = 'day', colours } = business;
  const { document } = messages;
  const ground = groundColor(undefined, look, colours ?? DEFAULT_COLORS);
  return Response.json({
    name,
    short_name: name,
    lang: document.language,
    dir: textDirection(document.language),
    id: HOME,
    start_url: HOME,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: PNG, sizes: '192x192' },
      { src: '/icon-512.png', type: PNG, sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: PNG, sizes: '512x512', purpose: 'maskable' },
    ],
  });
};
