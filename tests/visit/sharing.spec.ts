import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_SITE } from '../../node/sites.ts';
import { ENQUIRY_FORM } from '../../src/routes.ts';
import { business } from '../support/content.ts';
import { ALL_ROUTES, builtFile, sourceOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/* What pages tell search engines and link previews. Snapshots are changed on purpose only. */

const TAGS = /<title>.*?<\/title>|<meta (?:name|property)=[^>]*>|<link rel="canonical"[^>]*>/gu;
const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gu;
/** The address of a published picture, with the hashes in its name. */
const PICTURE = /(?<=\/\/[^/]+)(\/_astro\/[^."]+)\.[\w-]+\.jpeg/gu;
const [YEAR_MS, MONTH_MS] = [366 * 86_400_000, 35 * 86_400_000];

test('pages describe themselves, their pictures, the business and services', async () => {
  for (const route of [...ALL_ROUTES, ENQUIRY_FORM]) {
    const source = sourceOf(route);
    const [head = ''] = source.split('</head>');
    const data = Array.from(
      source.matchAll(STRUCTURED_DATA),
      ([, json = '']) => JSON.parse(json) as unknown,
    );
    const described = [...(head.match(TAGS) ?? []), JSON.stringify(data, undefined, 2)].join('\n');
    const name = route === '/' ? 'home' : route.slice(1);
    expect.soft(described.replaceAll(PICTURE, '$1.jpeg')).toMatchSnapshot(`${name}-head.txt`);

    const [, preview] = /property="og:image" content="([^"]+)"/u.exec(described) ?? [];
    for (const [path] of described.matchAll(PICTURE)) {
      const { width, height, format } = await sharp(join(TEST_SITE.folder, path)).metadata();
      expect.soft(format, path).toBe('jpeg');
      if (preview?.endsWith(path)) expect.soft(`${width}x${height}`, path).toBe('1200x630');
    }
  }
});

test('search engines find all pages but sample and 404, with their pictures', () => {
  const siteMap = builtFile('sitemap.xml').replaceAll(PICTURE, '$1.jpeg').split('\n').sort();
  expect(siteMap.join('\n')).toMatchSnapshot('sitemap.txt');
  expect(builtFile('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

test('a home screen gets the name and icons of the business', async () => {
  const manifest = builtFile('site.webmanifest');
  expect(manifest).toMatchSnapshot('manifest.txt');
  const { icons } = JSON.parse(manifest) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(TEST_SITE.folder, src)).metadata();
    expect.soft(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt says where to write, for a year', () => {
  const words = builtFile('.well-known/security.txt');
  expect(words).toContain(`Contact: ${business.siteUrl}/#contact-us\n`);
  const left = Date.parse(/^Expires: (.+)$/mu.exec(words)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS - MONTH_MS);
  expect(left).toBeLessThan(YEAR_MS);
});

test('licences.txt names the packages, icons and typefaces of the site', () => {
  const licences = builtFile('licences.txt');
  for (const name of ['react-dom', 'swiper', 'web-vitals', 'yet-another-react-lightbox'])
    expect.soft(licences).toContain(`
## ${name} - `);
  for (const words of ['Cole Bemis', 'Familjen Grotesk', 'Hedvig Letters Serif'])
    expect.soft(licences).toContain(words);
});

test('the HTML contains no readable e-mail address for spam bots', () => {
  for (const route of ALL_ROUTES) {
    expect.soft(sourceOf(route), route).not.toMatch(/[\w.+-]+@[\w-]+\.\w|mailto:/u);
    expect.soft(sourceOf(route), route).toContain('mailto&#58;');
  }
});
