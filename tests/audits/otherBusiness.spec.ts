import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { startServer } from '../../server/server.ts';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { LISTED_PAGES, PAGES } from '../support/pages.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { RunningServer } from '../../server/server.ts';

/** A business with another language, other galleries and every optional field. */
const OTHER_BUSINESS = {
  content: 'tests/fixtures/second-business',
  folder: join(CACHE_FOLDER, 'second-site'),
  hasQuickPictures: true,
};
const BUILD_TIMEOUT_MS = 400_000;
const CHECK_TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default' });

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  process.env.PREVIEW = '1';
  await ensureBuilt(OTHER_BUSINESS);
  delete process.env.PREVIEW;
  server = await startServer({ directory: OTHER_BUSINESS.folder, port: 0 });
});
test.afterAll(() => server.close());

test('npm run check finds nothing wrong with the pages of another business', async () => {
  test.setTimeout(CHECK_TIMEOUT_MS);
  const { routes, findings } = await inspectSite(server.url);
  expect(findings).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...LISTED_PAGES, '/impressum', '/terms']));
});

test('a preview says so in its titles and is not listed by search engines', async () => {
  const sourceOf = (name: string) => readFile(join(OTHER_BUSINESS.folder, name), 'utf8');
  for (const route of PAGES) {
    const source = await sourceOf(route === '/' ? 'index.html' : `${route}.html`);
    expect.soft(source, route).toContain('<meta name="robots" content="noindex">');
    expect.soft(source, route).toContain('<title>Vorschau: ');
  }
  expect(await sourceOf('robots.txt')).toContain('Disallow: /_astro/');
});

test('an own page uses the own colours and is linked in menu and footer', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('blockquote').first()).toHaveText(/^„Wir haben [^„“]+“$/u);
  await page.getByRole('banner').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/impressum$/u);
  const linksOf = (list: string) =>
    page
      .getByRole('list', { name: list })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await linksOf('Soziale Netzwerke')).toHaveLength(4);
  expect(await linksOf('Soziale Netzwerke')).toContain('https://wa.me/49831901820');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Geschäftsbedingungen' });
  await expect(terms).toHaveAttribute('href', '/terms');
  const ownLink = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await expect(ownLink).toHaveAttribute('aria-current', 'page');
  const entry = page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Impressum' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toContainText('Hauptstraße 12');
  await expect(page.locator('html')).toHaveCSS('--palette-spruce', '#3c1530');
});

test('an SVG logo is shown as pixels and its code is not published', async ({ page }) => {
  await page.goto(server.url);
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveJSProperty('naturalHeight', 192);
  expect(globSync('_astro/*.svg', { cwd: OTHER_BUSINESS.folder })).toEqual([]);
  const icon = await page.request.get(`${server.url}/favicon.svg`);
  expect(await icon.text()).toContain('href="data:image/png;base64,');
});

test('optional parts appear on their pages', async ({ page }) => {
  await page.goto(server.url);
  const section = (name: string) => page.getByRole('region', { name });
  const comparison = section('Referenzen').getByRole('slider', { name: 'Vorher / Nachher' });
  await comparison.press('ArrowRight');
  await expect(page.locator('.comparison-handle')).toHaveCSS('--split', '51');
  const about = section('Über uns');
  await expect(about).toContainText('Wir sind zu dritt');
  await expect(about.getByRole('listitem')).toContainText([
    /^Jördis Müller-Lüdenscheidt\s*Ordnung und Gespräche$/u,
    /^Anton/u,
    /^Resi/u,
  ]);
  await expect(about.getByRole('img', { name: 'Anton Größwang im blauen Hemd' })).toBeVisible();
  const steps = section('So gehen wir vor');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByRole('img', { name: 'Runder Eichentisch' })).toBeVisible();
  await expect(section('Was es kostet').getByRole('link')).toHaveAttribute('href', '/terms');
  const press = section('In der Presse').locator('img');
  await press.scrollIntoViewIfNeeded();
  await expect(press).toHaveJSProperty('naturalHeight', 192);
  const questions = section('Fragen, die oft kommen');
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(section('Kundenstimmen').getByRole('blockquote')).toHaveCount(6);
  await page.goto(`${server.url}/home-space-organizing`);
  await expect(section('Ein Tag mit uns')).toContainText('Wir kommen um neun');
  await expect(page.getByRole('img', { name: /ganze Breite$/u })).toHaveCSS('width', '1440px');
  await page.goto(`${server.url}/interior-styling`);
  await expect(section('Der erste Besuch').getByRole('img')).toBeVisible();
  await page.goto(`${server.url}/portfolio`);
  await expect(section('Werkstatt')).toContainText('Zwei Tage, vier Kubikmeter weniger');
});

test('a gallery with a story has a page of its own, which leads to the next project', async ({
  page,
}) => {
  await page.goto(`${server.url}/portfolio`);
  const gallery = page.getByRole('region', { name: 'Vom Wäscheschrank bis zur Garage' });
  await gallery.getByRole('link', { name: 'Zum Projekt' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Vom Wäscheschrank bis zur Garage',
  );
  await expect(main.getByRole('term')).toHaveText(['Ort', 'Dauer']);
  await expect(main.getByRole('definition')).toHaveText(['Einfamilienhaus am Hang', 'Neun Tage']);
  await expect(main.getByRole('link', { name: 'auf der Startseite' })).toBeVisible();
  await expect(main.locator('svg[color^="#"]')).toHaveCount(5);
  const entry = page.getByRole('banner').getByRole('link', { name: 'Referenzen' });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  const next = page.getByRole('region', { name: 'Das nächste Projekt' });
  await next.getByRole('link', { name: /^Zwei Zimmer, eine Handschrift$/u }).click();
  await expect(page).toHaveURL(/\/portfolio\/wohnen$/u);
});

test('telephone, address and hours are shown and in the vCard', async ({ page }) => {
  for (const route of ['/', '/portfolio']) {
    await page.goto(server.url + route);
    const contact = page.getByRole('region', { name: 'Schreiben Sie uns' });
    const call = contact.getByRole('link', { name: '+49 831 901820' });
    await expect(call).toHaveAttribute('href', 'tel:+49831901820');
    for (const words of ['Allgäu und Oberschwaben', 'Regalweg 1', 'Montag bis Freitag'])
      await expect(contact.getByText(words)).toBeVisible();
  }
  const card = await (await page.request.get(`${server.url}/contact.vcf`)).text();
  expect(card).toContain('TEL;TYPE=WORK:+49 831 901820');
  expect(card.replaceAll('\r\n ', '')).toContain('Oberschwaben\\nMontag bis Freitag');
});

test('the headline is underlined at the height set by underlineAt', async ({ page }) => {
  await page.goto(server.url);
  const photo = page.getByRole('main').getByRole('img').first();
  const headline = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    const { top, bottom } = await edgesOf(photo);
    const underline = await headline.evaluate((element) => {
      // 1.882 em below the top of the headline: `--banner-underline`.
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return element.getBoundingClientRect().top + 1.882 * size;
    });
    expect((underline - top) / (bottom - top)).toBeCloseTo(0.46, 2);
  }).toPass();
});

test('without JavaScript a video is a link to its file', async ({ open }) => {
  const page = await open(`${server.url}/portfolio`, { javaScriptEnabled: false });
  await expect(page.locator('a[data-gallery="wohnen"][href*="/rundgang."]')).not.toHaveCount(0);
});

test('a video shows poster, captions and title, and pauses when left', async ({ page }) => {
  await page.goto(`${server.url}/portfolio`);
  await page.locator('a[data-gallery="wohnen"]').nth(1).click();
  const player = page.getByRole('dialog').locator('video');
  await expect(player).toHaveAttribute('poster', /./u);
  await expect(player).toHaveJSProperty('paused', true);
  await expect(page.getByRole('dialog').getByText('Rundgang durch das Schlafzimmer')).toBeVisible();
  await player.evaluate((element: HTMLVideoElement) => {
    element.loop = true;
    return element.play();
  });
  const shown = () =>
    player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      return Array.from(track?.activeCues ?? [], (cue) => (cue as VTTCue).text);
    });
  await expect.poll(shown).toEqual(['Wir gehen durch das Schlafzimmer.']);
  await page.keyboard.press('ArrowLeft');
  await expect(player).toHaveJSProperty('paused', true);
});
