import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { edit } from '../support/contentFolder.ts';
import { PHONE } from '../support/devices.ts';
import { testEnquiries } from '../support/enquiryVisits.ts';
import { faultsOf } from '../support/faults.ts';
import { BASIN, WEB3FORMS } from '../support/formServices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { serveContent } from '../support/serveSite.ts';
import { expect, test } from '../support/test.ts';
import type { RunningServer } from '../../server/server.ts';

/* A small business: dark pages, no banner, no gallery on a page, a logo with another name. */

const BUILD_TIMEOUT_MS = 400_000;
const CHECK_TIMEOUT_MS = 300_000;
const FOLDER = 'small-site';
const HOST = 'box-and-label.example';
const EMAIL = 'hello@box-and-label.example';
/** From the tested content. */
const SHARED = ['messages.yaml', 'enquiry.yaml', 'galleries/organizing', 'galleries/styling'];
const PAGE_WITH_CHIPS = `
seo: { title: Packing, description: We pack. }
sections:
  - { kind: heading, title: Packing }
  - { kind: included, label: What it includes, look: chips, entries: [Boxes, Labels] }
`;

test.describe.configure({ mode: 'default' });

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const content = join(CACHE_FOLDER, 'small-business');
  rmSync(content, { recursive: true, force: true });
  cpSync('tests/fixtures/small-business', content, { recursive: true });
  for (const name of [...SHARED, 'galleries/garage-oasis'])
    cpSync(join(TEST_SITE.content, name), join(content, name), { recursive: true });
  edit(content, 'business.yaml', ['enquiries'], { ...WEB3FORMS.enquiries, privacy: '/overview' });
  server = await serveContent(content, FOLDER);
});
test.afterAll(() => server.close());

testEnquiries(WEB3FORMS, { url: () => server.url, host: HOST, email: EMAIL });

test('npm run check finds nothing wrong with a small business', async ({ browser }) => {
  test.setTimeout(CHECK_TIMEOUT_MS);
  const routes = ['/packing', '/storing', '/carrying', '/overview'];
  expect(await faultsOf(browser, server.url, ...routes)).toEqual([]);
});

test('every page is described to search engines without a banner', async ({ page }) => {
  for (const route of ['/', '/packing', '/overview']) {
    await page.goto(server.url + route);
    const address = `https://box-and-label.example${route}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
    await expect(page.locator('[type="application/ld+json"]')).toHaveCount(1);
    const siteMap = await page.request.get(`${server.url}/sitemap.xml`);
    expect(await siteMap.text()).toContain(`<loc>${address}</loc>`);
  }
});

test('colour chips have the colours of photographs of any gallery', async ({ page }) => {
  await page.goto(`${server.url}/packing`);
  const chips = page.getByRole('region', { name: 'What it includes' }).locator('svg');
  const colours = await chips.evaluateAll((all) => all.map((one) => one.getAttribute('color')));
  expect(new Set(colours).size).toBe(3);
});

test.describe('a site without photographs and contact section', () => {
  let site: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    const content = join(CACHE_FOLDER, 'no-gallery');
    rmSync(content, { recursive: true, force: true });
    for (const name of ['business.yaml', 'logo.svg', 'mark.svg', 'pages/404.yaml'])
      cpSync(join('tests/fixtures/small-business', name), join(content, name));
    for (const name of ['messages.yaml', 'enquiry.yaml'])
      cpSync(join(TEST_SITE.content, name), join(content, name));
    writeFileSync(join(content, 'redirects.yaml'), 'entries: []\n');
    writeFileSync(join(content, 'pages/home.yaml'), PAGE_WITH_CHIPS);
    edit(content, 'business.yaml', ['enquiries'], { ...BASIN.enquiries, privacy: '/' });
    site = await serveContent(content, 'no-gallery-site');
  });
  test.afterAll(() => site.close());

  testEnquiries(BASIN, { url: () => site.url, host: HOST, email: EMAIL });

  test('colour chips have its own colours', async ({ page }) => {
    await page.goto(site.url);
    const chips = page.getByRole('region', { name: 'What it includes' }).locator('svg');
    await expect(chips.first()).toHaveAttribute('color', /^#[0-9a-f]{6}$/u);
    await expect(chips).toHaveCount(2);
  });

  test('the dock leads to the form', async ({ open }) => {
    const page = await open(site.url, PHONE);
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.locator('form.enquiry')).toBeInViewport();
  });
});

test('the strip of a service is readable on a dark page, and without a theme', async ({ page }) => {
  await page.goto(server.url);
  for (const service of ['Packing', 'Storing', 'Carrying']) {
    const strip = page.getByRole('group', { name: service }).locator('.shelf-above');
    const { ground, words } = await strip.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { ground: backgroundColor, words: color };
    });
    expect(ground, service).not.toBe('rgba(0, 0, 0, 0)');
    expect(wcagContrast(ground, words), service).toBeGreaterThan(7);
  }
});

test('the focus returns to the drawer of the picture that was closed', async ({ page }) => {
  await page.goto(server.url);
  const drawer = page.getByRole('link', { name: 'Home office' });
  await drawer.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeFocused();
});

test('the tab icon shows the chosen logo, whatever its name is', async ({ page }) => {
  const icon = sharp(await (await page.request.get(`${server.url}/icon-192.png`)).body());
  const middle = await icon.extract({ left: 90, top: 90, width: 8, height: 8 }).toBuffer();
  const { dominant } = await sharp(middle).stats();
  expect(dominant.r).toBeLessThan(60);
});

test('contact button and site map are found by their kind', async ({ page }) => {
  await page.goto(server.url);
  const contact = page.getByRole('banner').getByRole('link', { name: 'Write us' });
  await expect(contact).toHaveAttribute('data-kind', 'contact');
  const dock = page.locator('header a[data-kind="contact"]').first();
  await expect(dock).toHaveAttribute('href', '/#write-us');
  const siteMap = page.getByRole('contentinfo').getByRole('link', { name: 'Site map' });
  await expect(siteMap).toHaveAttribute('href', '/overview');
  await page.goto(`${server.url}/packing`);
  await expect(dock).toHaveAttribute('href', '/packing#call-to-action-3');
});

test('six groups of a site map stand in full rows, each from the edge', async ({ page }) => {
  await page.goto(`${server.url}/overview`);
  const labels = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
  const edges = await Promise.all(labels.map((label) => edgesOf(label)));
  const [first, , third, , , sixth] = edges.map(({ left }) => left);
  expect([third, sixth]).toEqual([first, first]);
  const groups = await Promise.all(
    labels.map((label) => edgesOf(label.locator('xpath=ancestor::section[1]'))),
  );
  expect(groups.at(-1)?.right).toBe(groups[1]?.right);
});

test('old addresses lead on with 301, and on other hosts by a page of ours', async ({ page }) => {
  for (const [from, file, to] of [
    ['/old/packing.html', 'old/packing.html', '/packing'],
    ['/%C3%BCber-uns', 'über-uns.html', '/#write-us'],
  ] as const) {
    const answer = await page.request.get(server.url + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
    const html = readFileSync(join(CACHE_FOLDER, FOLDER, file), 'utf8');
    const [path] = to.split('#');
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/iu);
    expect(html).toContain('<title>This page has moved</title>');
    expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="https://box-and-label.example${path}">`);
    expect(html).toContain(`<a href="${to}">Go to the page</a>`);
    expect(html).toContain('Content-Security-Policy');
  }
});
