import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTACT_CARD, DRAFT_FORM } from '../../src/routes.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { business, gallery } from '../support/content.ts';
import { openHtml, sourceOf } from '../support/html.ts';
import { ALL_ROUTES, LISTED_PAGES } from '../support/pages.ts';

/** A description says what there is to see: one word is not enough. */
const SHORTEST_DESCRIPTION = 20;
const WEEK_MS = 604_800_000;
const YEAR_MS = 31_622_400_000;

/** Things of schema.org by their types, as a page tells of itself. */
interface Described {
  [field: string]: unknown;
  '@type': string;
  image?: { contentUrl: string; caption: string }[];
}

const attribute = (route: string, selector: string, name = 'content') =>
  openHtml(route).querySelector(selector)?.getAttribute(name) ?? undefined;
const property = (route: string, name: string) => attribute(route, `meta[property="og:${name}"]`);
const published = (path: string) => join(TEST_SITE.folder, path);
const read = (path: string) => readFileSync(published(path), 'utf8');

/** The path of a file that is named by its full address. */
function pathOf(address = ''): string {
  expect(address.startsWith(`${business.siteUrl}/`), address).toBe(true);
  return address.slice(business.siteUrl.length);
}

function describedBy(route: string): Described[] {
  const json = openHtml(route).querySelector('script[type="application/ld+json"]')?.textContent;
  const { '@graph': graph } = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': Described[] };
  return graph;
}

const ofType = (route: string, type: string) =>
  describedBy(route).filter((thing) => thing['@type'] === type);

describe.each(LISTED_PAGES)('where somebody shares or looks for %s', (route) => {
  it('its one address, its name and its description are told', () => {
    const address = new URL(route, business.siteUrl).href;
    expect(attribute(route, 'link[rel="canonical"]', 'href')).toBe(address);
    expect(property(route, 'url')).toBe(address);
    expect(openHtml(route).title).toBe(`${property(route, 'title')} – ${business.name}`);
    expect(property(route, 'site_name')).toBe(business.name);
    expect(property(route, 'description')).toBe(attribute(route, 'meta[name="description"]'));
    expect(attribute(route, 'meta[name="robots"]')).toBeUndefined();
  });

  it('a picture of its own is shown, which is described', async () => {
    const address = property(route, 'image');
    const sameImage = LISTED_PAGES.filter((other) => property(other, 'image') === address);
    expect(sameImage).toEqual([route]);
    const { width, height, format } = await sharp(published(pathOf(address))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect([property(route, 'image:width'), property(route, 'image:height')]).toEqual([
      '1200',
      '630',
    ]);
    expect(attribute(route, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const alt = property(route, 'image:alt') ?? '';
    expect(alt.length).toBeGreaterThanOrEqual(SHORTEST_DESCRIPTION);
    expect(attribute(route, 'meta[name="twitter:image:alt"]')).toBe(alt);
  });

  if (route !== '/') {
    it('the way to it is told', () => {
      expect(ofType(route, 'BreadcrumbList').map((list) => list.itemListElement)).toEqual([
        [
          { '@type': 'ListItem', position: 1, name: business.name, item: `${business.siteUrl}/` },
          {
            '@type': 'ListItem',
            position: 2,
            name: property(route, 'title'),
            item: business.siteUrl + route,
          },
        ],
      ]);
    });
  }
});

it.each([
  ['/home-space-organizing', ['organizing']],
  ['/interior-styling', ['styling']],
  ['/portfolio', ['tidy-touch', 'garage-oasis', 'garage-transformation', 'garage-revive']],
])('image search finds every picture of the galleries of %s', (route, slugs) => {
  const galleries = ofType(route, 'ImageGallery');
  expect(galleries.map(({ name }) => name)).toEqual(slugs.map((slug) => gallery(slug).title));
  galleries.forEach(({ image = [] }, index) => {
    const { pictures } = gallery(slugs[index] ?? '');
    expect(image.map(({ caption }) => caption)).toEqual(pictures.map(({ alt }) => alt));
    for (const { contentUrl } of image) {
      expect(existsSync(published(pathOf(contentUrl))), contentUrl).toBe(true);
      expect(read('sitemap.xml')).toContain(`<image:loc>${contentUrl}</image:loc>`);
    }
  });
});

it('the home page says whose site it is', () => {
  expect(ofType('/', 'WebSite')).toMatchObject([{ name: business.name, inLanguage: 'en' }]);
  expect(ofType('/', 'HomeAndConstructionBusiness')).toMatchObject([
    { name: business.name, email: business.email, image: property('/', 'image') },
  ]);
});

it.each(ALL_ROUTES.filter((route) => !(LISTED_PAGES as readonly string[]).includes(route)))(
  'nobody lists or shares %s',
  (route) => {
    expect(attribute(route, 'meta[name="robots"]')).toBe('noindex');
    expect(attribute(route, 'link[rel="canonical"]', 'href')).toBeUndefined();
    expect(property(route, 'image')).toBeUndefined();
    expect(describedBy(route)).toEqual([]);
  },
);

it('nobody lists the form of the message, which is a part of pages', () => {
  expect(attribute(DRAFT_FORM, 'meta[name="robots"]')).toBe('noindex');
});

it('the map for search engines has all other pages, and they are told of it', () => {
  const listed = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)/gu)].map(([, url]) => url);
  const wanted = LISTED_PAGES.map((route) => new URL(route, business.siteUrl).href);
  expect(listed.sort()).toEqual(wanted.sort());
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

it.each(ALL_ROUTES)('browsers colour their bars to match %s, by day and by night', (route) => {
  const colors = ['light', 'dark'].map((scheme) =>
    attribute(route, `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`),
  );
  expect(colors).toEqual([expect.stringMatching(/^#[\da-f]{6}$/u), '#0f352e']);
});

it('a home screen gets the name and icons in the sizes they say', async () => {
  const { name, icons } = JSON.parse(read('site.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(name).toBe(business.name);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(published(src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

it('somebody who found a weakness is told where to say so, for less than a year', () => {
  const words = read('.well-known/security.txt');
  expect(words).toContain(`Contact: ${business.siteUrl}/#contact-us\n`);
  const left = Date.parse(/^Expires: (.+)$/mu.exec(words)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS - 5 * WEEK_MS);
  expect(left).toBeLessThan(YEAR_MS);
});

it('the business can be kept in an address book', () => {
  const link = openHtml('/').querySelector(`#contact-us a[href="${CONTACT_CARD}"]`);
  expect(link?.textContent).toBe('Save to your contacts');
  expect(read(CONTACT_CARD)).toContain(`\r\nEMAIL;TYPE=INTERNET:${business.email}\r\n`);
});

it.each(ALL_ROUTES)('who collects addresses with a pattern finds none on %s', (route) => {
  expect(sourceOf(route)).not.toMatch(/[\w.+-]+@[\w-]+\.\w|mailto:/u);
  expect(sourceOf(route)).toContain('mailto&#58;');
});
