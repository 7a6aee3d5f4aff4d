import { writeFile } from 'node:fs/promises';
import { readPages } from './builtPages.ts';
import type { AstroIntegration } from 'astro';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;
const SHARING_PICTURE = /<meta property="og:image" content="([^"]+)"/u;
const GALLERY_PICTURE = /"contentUrl":"([^"]+)"/gu;

/** Completes every build with `sitemap.xml`, for search engines. */
export function siteMapFile(): AstroIntegration {
  return {
    name: 'site-map-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('sitemap.xml', dir), siteMap(await readPages(dir)));
      },
    },
  };
}

/**
 * The pages that want to be listed, which are those that name their one address, with the pictures
 * they tell of themselves.
 *
 * @param pages the HTML of all pages
 */
export function siteMap(pages: readonly string[]): string {
  const entries = pages.flatMap((page) => {
    const [, address] = CANONICAL.exec(page) ?? [];
    if (address === undefined) return [];
    const [, shared = ''] = SHARING_PICTURE.exec(page) ?? [];
    const pictures = [shared, ...Array.from(page.matchAll(GALLERY_PICTURE), ([, url = '']) => url)];
    const images = [...new Set(pictures)].map(
      (url) => `<image:image><image:loc>${url}</image:loc></image:image>`,
    );
    return [`<url><loc>${address}</loc>${images.join('')}</url>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
