import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_SITE } from '../../node/sites.ts';
import { DRAFT_FORM } from '../../src/routes.ts';
import { business, gallery, services } from '../support/content.ts';
import { ALL_ROUTES, builtFile, LISTED_PAGES, sourceOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

const GALLERIES: Record<string, string[]> = {
  '/home-space-organizing': ['organizing'],
  '/interior-styling': ['styling'],
  '/portfolio': ['tidy-touch', 'garage-oasis', 'garage-transformation', 'garage-revive'],
};
/** Characters of a useful description. */
const MIN_DESCRIPTION = 20;
const [YEAR_MS, MONTH_MS] = [366 * 86_400_000, 35 * 86_400_000];

/** A node of the JSON-LD graph. */
interface Described {
  [field: string]: unknown;
  '@type': string;
  image?: { contentUrl: string; caption: string }[];
}

interface Head {
  title: string;
  canonical: string | undefined;
  meta: Record<string, string | undefined>;
  described: Described[];
}

test.use({ javaScriptEnabled: false });

test('shared pages show their address, name, description and own picture', async ({ page }) => {
  const images = new Set<string>();
  for (const route of LISTED_PAGES) {
    const { title, canonical, meta, described } = await readHead(page, route);
    const address = new URL(route, business.siteUrl).href;
    const name = meta['og:title'] ?? '';
    expect.soft(canonical).toBe(address);
    expect.soft(title).toBe(`${name} – ${business.name}`);
    expect.soft(meta).toMatchObject({
      'og:url': address,
      'og:site_name': business.name,
      'og:description': meta.description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect.soft(meta.robots).toBeUndefined();
    for (const words of [meta.description, meta['og:image:alt']])
      expect.soft(words?.length, route).toBeGreaterThanOrEqual(MIN_DESCRIPTION);
    const image = meta['og:image'] ?? '';
    images.add(image);
    expect
      .soft(await sharp(publishedFile(image)).metadata())
      .toMatchObject({ width: 1200, height: 630, format: 'jpeg' });

    const breadcrumbs = described.filter((thing) => thing['@type'] === 'BreadcrumbList');
    if (route === '/') expect.soft(breadcrumbs).toEqual([]);
    else
      expect
        .soft(breadcrumbs)
        .toMatchObject([
          { itemListElement: [{ name: business.name }, { position: 2, name, item: address }] },
        ]);
  }
  // The site map uses the picture of the home page.
  expect(images.size).toBe(LISTED_PAGES.length - 1);
});

test('structured data describes the business, services and every picture', async ({ page }) => {
  const { described, meta } = await readHead(page, '/');
  const { name, email } = business;
  expect.soft(described).toMatchObject([
    { '@type': 'WebSite', name, inLanguage: 'en' },
    { '@type': 'HomeAndConstructionBusiness', name, email, image: meta['og:image'] },
    { '@type': 'Service', name: services.organizing.name },
    { '@type': 'Service', name: services.styling.name },
  ]);
  const siteMap = builtFile('sitemap.xml');
  for (const [route, slugs] of Object.entries(GALLERIES)) {
    const head = await readHead(page, route);
    const galleries = head.described.filter((thing) => thing['@type'] === 'ImageGallery');
    const shown = galleries.map(({ name, image = [] }) => [name, image.map((one) => one.caption)]);
    const wanted = slugs.map(gallery).map(({ title, pictures }) => {
      return [title, pictures.map(({ alt }) => alt)];
    });
    expect.soft(shown).toEqual(wanted);
    for (const { contentUrl } of galleries.flatMap(({ image = [] }) => image)) {
      expect.soft(existsSync(publishedFile(contentUrl)), contentUrl).toBe(true);
      expect.soft(siteMap).toContain(`<image:loc>${contentUrl}</image:loc>`);
    }
  }
});

test('search engines list all pages but sample, 404 and fragments', async ({ page }) => {
  const unlisted = ALL_ROUTES.filter(
    (route) => !(LISTED_PAGES as readonly string[]).includes(route),
  );
  for (const route of [...unlisted, DRAFT_FORM]) {
    const { meta, canonical, described } = await readHead(page, route);
    expect.soft(meta.robots, route).toBe('noindex');
    expect.soft(meta['og:image'] ?? canonical, route).toBeUndefined();
    expect.soft(described, route).toEqual([]);
  }
  const listed = [...builtFile('sitemap.xml').matchAll(/<url><loc>([^<]+)/gu)].map(
    ([, url]) => url,
  );
  const addresses = LISTED_PAGES.map((route) => new URL(route, business.siteUrl).href);
  expect(listed).toHaveLength(addresses.length);
  expect(new Set(listed)).toEqual(new Set(addresses));
  expect(builtFile('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

test('a home screen gets the name, icons and colours of the business', async ({ page }) => {
  const { name, icons } = JSON.parse(builtFile('site.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(name).toBe(business.name);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(TEST_SITE.folder, src)).metadata();
    expect.soft(`${width}x${height}`).toBe(sizes);
  }
  await page.goto('/');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

test('security.txt says where to write, for a year', () => {
  const words = builtFile('.well-known/security.txt');
  expect(words).toContain(`Contact: ${business.siteUrl}/#contact-us\n`);
  const left = Date.parse(/^Expires: (.+)$/mu.exec(words)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS - MONTH_MS);
  expect(left).toBeLessThan(YEAR_MS);
});

test('the HTML contains no readable e-mail address for spam bots', () => {
  for (const route of ALL_ROUTES) {
    expect.soft(sourceOf(route), route).not.toMatch(/[\w.+-]+@[\w-]+\.\w|mailto:/u);
    expect.soft(sourceOf(route), route).toContain('mailto&#58;');
  }
});

function publishedFile(address: string): string {
  expect(address).toContain(`${business.siteUrl}/`);
  return join(TEST_SITE.folder, address.slice(business.siteUrl.length));
}

async function readHead(page: Page, route: string): Promise<Head> {
  await page.goto(route);
  return page.evaluate(() => {
    const contents = [...document.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
    const { '@graph': described } = JSON.parse(json ?? '{"@graph":[]}') as {
      '@graph': Described[];
    };
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    return {
      title: document.title,
      canonical,
      meta: Object.fromEntries(contents) as Head['meta'],
      described,
    };
  });
}
