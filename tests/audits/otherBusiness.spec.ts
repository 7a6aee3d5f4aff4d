import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { addProjects, writeSecondBusiness } from '../support/contentFolder.ts';
import { PHONE } from '../support/devices.ts';
import { faultsOf } from '../support/faults.ts';
import { startFormService } from '../support/formService.ts';
import { FORMSPREE } from '../support/formServices.ts';
import { hold } from '../support/pausing.ts';
import { edgesOf } from '../support/scrolling.ts';
import { serveContent } from '../support/serveSite.ts';
import { countSheets } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';
import { expectTexts } from '../support/texts.ts';
import type { RunningServer } from '../../server/server.ts';

const FOLDER = 'second-site';
/** The snapshot of each route, and the link to it or to the page above it; the logo has no text. */
const TEXTS = [
  ['home', '/', ''],
  ['organizing', '/home-space-organizing', 'Ordnung schaffen'],
  ['styling', '/interior-styling', 'Raumgestaltung'],
  ['portfolio', '/portfolio', 'Referenzen'],
  ['project', '/portfolio/organizing', 'Referenzen'],
  ['imprint', '/impressum', 'Impressum'],
] as const;
/** With the two of the sample, they need a second page. */
const MORE_PROJECTS = 12;
const BUILD_TIMEOUT_MS = 400_000;
const CHECK_TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default' });

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  process.env.PREVIEW = '1';
  const content = join(CACHE_FOLDER, 'second-business');
  writeSecondBusiness(content);
  addProjects(content, MORE_PROJECTS);
  server = await serveContent(content, FOLDER);
  delete process.env.PREVIEW;
});
test.afterAll(() => server.close());

test('npm run check finds nothing wrong with another business', async ({ browser }) => {
  test.setTimeout(CHECK_TIMEOUT_MS);
  const [, ...routes] = TEXTS.map(([, route]) => route);
  expect(await faultsOf(browser, server.url, ...routes, '/site-map')).toEqual([]);
});

test('every page has its texts, and says that it is a preview', async ({ open }) => {
  const page = await open(server.url, { javaScriptEnabled: false });
  for (const [name, route, current] of TEXTS) {
    await page.goto(server.url + route);
    await expectTexts(page, name);
    await expect.soft(page, route).toHaveTitle(/^Vorschau: /u);
    await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const marked = await page.locator('a[aria-current]:not(main a)').allTextContents();
    expect.soft([...new Set(marked)], route).toEqual([current]);
  }
  const robots = await page.request.get(`${server.url}/robots.txt`);
  expect(await robots.text()).toContain('Disallow: /_astro/');
});

test('own colours, a wide picture, and an SVG logo as pixels are shown', async ({ page }) => {
  await page.goto(`${server.url}/home-space-organizing`);
  await expect(page.locator('html')).toHaveCSS('--palette-spruce', '#3c1530');
  await expect(page.getByRole('img', { name: /^Gerollte Handtücher/u })).toHaveCSS(
    'width',
    '1440px',
  );
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveJSProperty('naturalHeight', 192);
  expect(globSync('_astro/*.svg', { cwd: join(CACHE_FOLDER, FOLDER) })).toEqual([]);
  const icon = await page.request.get(`${server.url}/favicon.svg`);
  expect(await icon.text()).toContain('href="data:image/png;base64,');
  await page.goto(`${server.url}/portfolio/organizing`);
  await expect(page.locator('main svg[color^="#"]')).toHaveCount(5);
});

test('the dock of a project opens the enquiry form in the contact section of its page', async ({
  open,
}) => {
  const page = await open(`${server.url}/portfolio/organizing`, PHONE);
  await page.getByRole('button', { name: 'Kontakt' }).click();
  await page.getByRole('link', { name: 'Hilfe beim Formulieren' }).click();
  await expect(page).toHaveURL(/\/portfolio\/organizing#contact-enquiry$/u);
  await expect(page.locator('#contact form')).toBeInViewport();
});

test('projects are listed on pages and by room, and lead to their neighbours', async ({ open }) => {
  const page = await open(`${server.url}/portfolio`, { javaScriptEnabled: false });
  const list = page.locator('[data-kind="projects"]');
  const titles = list.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(12);
  const pages = list.getByRole('navigation', { name: 'Seiten dieser Liste' });
  await pages.getByRole('link', { name: 'Seite 2 von 2' }).click();
  await expect(page).toHaveTitle(/^Vorschau: Referenzen, Seite 2 /u);
  await expect(page.locator('main [data-kind]')).toHaveCount(2);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/portfolio\/2$/u);
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/portfolio$/u);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(titles).toHaveCount(2);

  const rooms = list.getByRole('navigation', { name: 'Arten von Räumen' });
  await rooms.getByRole('link', { name: 'Ganzes Haus' }).click();
  await expect(page).toHaveURL(`${server.url}/portfolio/room/ganzes-haus`);
  await expect(titles).toHaveText(['Vom Kleiderschrank bis zur Garage']);
  await list.getByRole('link', { name: 'Vom Kleiderschrank bis zur Garage' }).click();

  await expect(page).toHaveURL(`${server.url}/portfolio/organizing`);
  const more = page.locator('[data-kind="more-projects"]');
  await expect(more.getByRole('listitem')).toHaveCount(3);
  await expect(more.getByRole('link').nth(1)).toHaveText('Projekt 1');
  await more.getByRole('link').first().click();
  await expect(page).toHaveURL(`${server.url}/portfolio/styling`);
  const siteMap = await page.request.get(`${server.url}/sitemap.xml`);
  expect(await siteMap.text()).toMatch(/\/portfolio\/room\/wohnung\/2</u);
});

test('a page describes at most twelve of its pictures', async ({ page }) => {
  await page.goto(`${server.url}/portfolio`);
  const described = await page.locator('[type="application/ld+json"]').innerHTML();
  expect(described.match(/"ImageObject"/gu)).toHaveLength(12);
  expect(described.match(/"ListItem"/gu)).toHaveLength(2 + 12);
});

test('the site map names each project, and leads to its page', async ({ page }) => {
  await page.goto(`${server.url}/site-map`);
  const link = page.getByRole('main').getByRole('link', { name: 'Projekt 7', exact: true });
  await expect(link).toHaveAttribute('href', '/portfolio/projekt-7');
});

test('a home page with many sections prints on one sheet', async ({ page }) => {
  await page.goto(server.url);
  await page.evaluate(() => document.fonts.ready);
  for (const format of ['A4', 'Letter']) expect(await countSheets(page, format), format).toBe(1);
});

test('the telephone number is the headline of the contact, on one line', async ({ page }) => {
  for (const route of ['/', '/home-space-organizing']) {
    await page.goto(server.url + route);
    const number = page.getByRole('main').getByRole('link', { name: '+49 89 99998 123' });
    await expect(number).toHaveAttribute('href', 'tel:+498999998123');
    const heights: number[] = [];
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { line, room, height } = await number.evaluate((link) => ({
        line: link.getBoundingClientRect().width,
        room: link.parentElement?.clientWidth ?? 0,
        height: Number.parseFloat(getComputedStyle(link).fontSize),
      }));
      expect.soft(line, `${route} ${width}`).toBeLessThanOrEqual(room);
      expect.soft(line, `${route} ${width}`).toBeGreaterThan(room / 2);
      heights.push(height);
    }
    const [smallest = 0, , , large = 0, largest = 0] = heights;
    expect.soft(smallest).toBeGreaterThan(35);
    expect.soft(large).toBeGreaterThan(95);
    expect.soft(largest).toBe(104);
  }
});

test('the e-mail address beside a telephone number is copied', async ({ page }) => {
  await page.goto(server.url);
  const contact = page.getByRole('main').getByRole('region', { name: 'Schreiben Sie uns' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await contact.getByRole('button', { name: 'Adresse kopieren' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('gruess-gott@raeume-und-ruhe.example');
});

test('search engines learn about telephone and photographer', async ({ page }) => {
  const described = page.locator('[type="application/ld+json"]');
  await page.goto(server.url);
  expect(await described.innerHTML()).toContain('"telephone":"+49 89 99998 123"');
  await page.goto(`${server.url}/portfolio`);
  expect(await described.innerHTML()).toContain('"creditText":"Käthe Blende"');
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

test('a video shows poster, captions and title, and pauses when left', async ({ page }) => {
  await page.goto(`${server.url}/portfolio`);
  await page.locator('a[data-gallery="styling"]').nth(1).click();
  const player = page.getByRole('dialog').locator('video');
  await expect(player).toHaveAttribute('poster', /./u);
  await expect(player).toHaveJSProperty('paused', true);
  await expect(page.getByRole('dialog').getByText('Schlafzimmer', { exact: true })).toBeVisible();
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

const HOST = 'raeume-und-ruhe.example';
const FORM = `https://${HOST}/enquiry`;
const BY_HTTPS = { ...PHONE, ignoreHTTPSErrors: true };

test('an enquiry arrives from a phone without scripts', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage({ ...BY_HTTPS, javaScriptEnabled: false });
  await page.goto(`https://${HOST}/`);
  await page.getByRole('link', { name: 'Hier schreiben' }).click();
  await expect(page).toHaveURL(FORM);
  await expect(page.getByRole('group', { name: 'Um welche Räume geht es?' })).toBeHidden();
  await page
    .getByRole('textbox', { name: 'Ihre Nachricht' })
    .fill('Grüß Gott,\nwann haben Sie Zeit?');
  await page.getByLabel('Ihr Name').fill('Ada');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page).toHaveURL(`${FORM}/sent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
  expect(service.received).toEqual([
    {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '',
      message: 'Grüß Gott,\r\nwann haben Sie Zeit?',
      subject: 'Anfrage: mein Zuhause',
      consent: 'yes',
      _gotcha: '',
      _language: 'de',
      _next: `${FORM}/sent`,
    },
  ]);
});

test('Back brings back an enquiry that was sent without scripts', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage({ ...BY_HTTPS, javaScriptEnabled: false });
  await page.goto(FORM);
  const message = page.getByRole('textbox', { name: 'Ihre Nachricht' });
  await message.fill('Grüß Gott');
  await page.getByLabel('Ihr Name').fill('Ada');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ada@example.org');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page).toHaveURL(`${FORM}/sent`);
  await page.goBack();
  await expect(message).toHaveValue('Grüß Gott');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada');
});

test('an enquiry with scripts says what is missing, what is refused and that it arrived', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage(BY_HTTPS);
  await page.goto(`https://${HOST}/`);
  await page.getByRole('button', { name: 'Hier schreiben' }).click();
  await expect(page).toHaveURL(`https://${HOST}/`);
  const [name, email] = [page.getByLabel('Ihr Name'), page.getByLabel('Ihre E-Mail-Adresse')];
  const send = page.getByRole('button', { name: 'Senden' });
  const outcome = page.getByRole('status').filter({ hasText: /Nachricht|gesendet/u });

  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Bitte schreiben Sie Ihren Namen.');
  await expect(email).toHaveAccessibleDescription(/E-Mail-Adresse oder Telefonnummer/u);
  await expect(page.getByRole('checkbox', { name: /Sie dürfen/u })).toHaveAccessibleDescription(
    /Häkchen/u,
  );
  await name.fill('Ada');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByRole('checkbox', { name: /Sie dürfen/u }).check();
  await email.fill('ada');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example.com/u);
  await email.fill('ada@example.org');
  await page.getByLabel('Küche').check();

  service.refuse(FORMSPREE.refusal);
  await send.click();
  await expect(outcome).toContainText('This form is disabled. Ändern Sie sie');
  await expect(outcome.getByRole('link')).toHaveAttribute('href', /^mailto:gruess-gott@/u);
  await page.reload();
  await page.getByRole('button', { name: 'Hier schreiben' }).click();
  await expect(name).toHaveValue('Ada');

  service.refuse(undefined);
  await send.click();
  await expect(outcome).toHaveText(/^Ihre Nachricht ist angekommen/u);
  expect(service.received).toHaveLength(1);
  const [received = {}] = service.received;
  expect(received).toMatchObject({
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Anfrage: die Küche',
  });
  expect(received.message).toContain('Es geht um die Küche.');
  expect(Object.keys(received)).not.toContain('rooms');
  await page.reload();
  await page.getByRole('button', { name: 'Hier schreiben' }).click();
  await expect(name).toHaveValue('');
});

test('the dock leads to the enquiry form, which counts what was chosen', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage(BY_HTTPS);
  await page.goto(`https://${HOST}/impressum`);
  const form = page.locator('form.enquiry');
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('button', { name: 'Kontakt' }).click();
    await page.getByRole('link', { name: 'Hilfe beim Formulieren' }).click();
    await expect(page).toHaveURL(`${FORM}#enquiry-page`);
    await expect(form).toBeInViewport();
  }
  await page.getByRole('checkbox', { name: 'Küche' }).check();
  await page.locator('[name="consent"]').check();
  await expect(page.getByRole('link', { name: '1 gewählt: zur Nachricht' })).toBeVisible();
});

test('an enquiry keeps what was written before its script has loaded', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage(BY_HTTPS);
  const release = await hold(page, '**/_astro/sendEnquiry*');
  await page.clock.install();
  await page.goto(FORM);
  await page.getByLabel('Ihr Name').fill('Ada');
  // Then visitors may write the message themselves.
  await page.clock.runFor(10_000);
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Haben Sie Zeit?');
  release();
  await expect(page.getByLabel('Küche')).toBeEnabled();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada');
  await expect(page.locator('[data-body]')).toContainText('Haben Sie Zeit?');
});

test('an enquiry that finds no service keeps what was written', async () => {
  await using service = await startFormService(FORMSPREE, server.url, HOST);
  const page = await service.browser.newPage(BY_HTTPS);
  await page.goto(FORM);
  await page.route('https://formspree.io/**', (route) => route.abort());
  await expect(page.getByLabel('Küche')).toBeEnabled();
  await page.getByLabel('Ihr Name').fill('Ada');
  await page.getByLabel('Ihre Telefonnummer').fill('+49 89 1');
  await page.getByRole('checkbox', { name: /Sie dürfen/u }).check();
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText(/nicht angekommen/u)).toContainText('gruess-gott@');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Ada');
});
