import fs from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../node/paths.ts';
import { runNode } from '../../node/processes.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { exampleOfSection } from '../../tools/reference/examples.ts';
import { addProjects, edit, restoreContent } from '../support/contentFolder.ts';
import { PHONE } from '../support/devices.ts';
import { testEnquiries } from '../support/enquiryVisits.ts';
import { faultsOf } from '../support/faults.ts';
import { NETLIFY } from '../support/formServices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { serveContent } from '../support/serveSite.ts';
import { expect, test } from '../support/test.ts';
import { ALL_KINDS } from './longestContent.ts';

interface SectionEntry {
  kind: string;
  id?: string;
}

interface PageFile {
  sections: SectionEntry[];
}

const HOME = 'pages/home.yaml';

/** Only samples with stories have this kind. */
const LISTED_PROJECTS = { kind: 'projects', label: 'Our projects' };

const BUILD_TIMEOUT_MS = 400_000;

/** The page of a service, with a selection of a gallery's pictures, and one with the new kind. */
const MORE_PAGES = 'tests/fixtures/more-pages';
const CLOSED = 'Closed from 24 December to 6 January.';
/** What a copy of the project needs for a build. */
const COPIED = 'astro.config.ts build content-check hosting node server src'.split(' ');
const LINKED = '.cache/astro node_modules package.json postcss.config.js tsconfig.json'.split(' ');
/** Builds the copy, unless nothing has changed. */
const BUILD = `import('./node/siteBuild.ts').then(({ ensureBuilt }) =>
  ensureBuilt({ content: 'content', folder: 'dist', hasQuickPictures: true }))`;

test.describe.configure({ mode: 'default' });
test.setTimeout(BUILD_TIMEOUT_MS);

/** Copies the tested content, with an announcement. */
function copyContent(folder: string): string {
  const content = join(folder, 'content');
  restoreContent(content);
  const announcement = `announcement: { text: "${CLOSED}", href: "/portfolio", ends: "2099-12-31" }`;
  fs.appendFileSync(join(content, 'business.yaml'), announcement);
  return content;
}

/** The sections of the home page, and one of each other kind: of another business, or its example. */
function oneOfEachKind(root: string): SectionEntry[] {
  const other = 'samples/german/pages/home';
  fs.cpSync(other, join(root, 'pages/home'), { recursive: true, force: false });
  const sectionsOf = (file: string) => (parse(fs.readFileSync(file, 'utf8')) as PageFile).sections;
  const pages = fs.globSync(join(root, 'pages/*.yaml'));
  const all = [`${other}.yaml`, ...pages].flatMap(sectionsOf);
  addProjects(root, 2);
  all.push(LISTED_PROJECTS);
  const shown = new Set(all.map(({ kind }) => kind));
  const missing = ALL_KINDS.filter((kind) => !shown.has(kind));
  all.push(...missing.map((kind) => parse(exampleOfSection(kind)) as SectionEntry));
  for (const section of all) delete section.id;
  const own = sectionsOf(join(root, HOME));
  return [...new Map([...all, ...own].map((section) => [section.kind, section])).values()];
}

test.describe('with files that an owner and a developer add', () => {
  const project = join(CACHE_FOLDER, 'new-kind');
  let server: RunningServer;

  test.beforeAll(async () => {
    const root = copyContent(project);
    for (const name of [...COPIED, ...LINKED])
      fs.rmSync(join(project, name), { recursive: true, force: true });
    for (const name of COPIED)
      fs.cpSync(join(PROJECT_FOLDER, name), join(project, name), { recursive: true });
    fs.mkdirSync(join(project, '.cache'), { recursive: true });
    for (const name of LINKED) fs.symlinkSync(join(PROJECT_FOLDER, name), join(project, name));
    const kind = join(project, 'src/sections/quote');
    fs.cpSync('tests/fixtures/new-kind', kind, { recursive: true });
    const line = "export { quote } from './quote/schema.ts';";
    fs.appendFileSync(join(project, 'src/sections/kinds.ts'), line);
    fs.cpSync(MORE_PAGES, join(root, 'pages'), { recursive: true });
    const service = fs.readFileSync(join(MORE_PAGES, 'home-staging.yaml'), 'utf8');
    for (const number of [4, 5, 6]) {
      const another = service.replaceAll('Home staging', `$& ${number}`).replace(/menu: .+/u, '');
      fs.writeFileSync(join(root, `pages/home-staging-${number}.yaml`), another);
    }
    const sections = oneOfEachKind(root).reverse();
    expect(sections).toHaveLength(ALL_KINDS.length + 1);
    const named = sections.map((section) => ({ id: section.kind, ...section }));
    edit(root, HOME, ['sections'], named);
    const heading = sections.findIndex(({ kind }) => kind === 'heading');
    edit(root, HOME, ['sections', heading, 'menu'], 'Top');
    const { succeeded, output } = await runNode(['--eval', BUILD], {
      quiet: true,
      folder: project,
    });
    expect(succeeded, output).toBe(true);
    server = await startServer({ directory: join(project, 'dist'), port: 0 });
  });
  test.afterAll(() => server.close());

  test('one folder and one line add a kind of section, one file a page', async ({ page }) => {
    await page.goto(`${server.url}/motto`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place for everything.');
    // The page gives every section its id, its shelf and its label.
    const section = page.locator('#quote-1').getByRole('region', { name: 'Our motto' });
    await expect(section).toContainText('A place for everything.');
  });

  test('one file adds a service to pages, menu, site map and search', async ({ page }) => {
    await page.goto(server.url);
    const card = page.getByRole('article', { name: 'Home staging', exact: true });
    await expect(card.getByRole('img').first()).toBeAttached();
    const menu = page.getByRole('banner').getByRole('link');
    await expect(menu.filter({ hasText: 'Staging' })).toHaveAttribute('href', '/home-staging');
    const described = await page.locator('[type="application/ld+json"]').innerHTML();
    expect(described).toContain('"@type":"Service","name":"Home staging"');
    expect(described).not.toContain('<');
    await card.getByRole('link', { name: 'Home staging' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home staging');
    await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.905 0.085 95)');
    // A selection of the gallery: two of its pictures, in the owner's order.
    const pictures = page.getByRole('main').getByRole('link', { name: /^Enlarge picture/u });
    await expect(pictures).toHaveCount(2);
    await pictures.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(page.url()).toMatch(/#styling\/2$/u);
    await page.goto(`${server.url}/site-map`);
    await expect(page.getByRole('link', { name: 'Home staging', exact: true })).toHaveCount(1);
  });

  test('every kind in reverse order and six services are whole', async ({ page, browser }) => {
    await page.goto(server.url);
    await expect(page.getByRole('article')).toHaveCount(7);
    const faults = await faultsOf(browser, server.url, '/home-staging');
    // Headings of level 1 come from several kinds: an owner would not combine them.
    expect(faults.filter((fault) => !JSON.stringify(fault).includes('heading'))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const banner = page.locator('[data-kind="banner"] > *');
    expect(await banner.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
  });

  test('links and the menu lead to a section of every kind', async ({ page }) => {
    await page.goto(server.url);
    const owned = ['services', 'about', 'testimonials', 'contact'];
    for (const id of [...ALL_KINDS, 'quote'].filter((kind) => !owned.includes(kind)))
      await expect(page.locator(`main #${id}`), id).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Top' }).click();
    await expect(page).toHaveURL(/#heading$/u);
    await expect(page.locator('#heading').getByRole('heading')).toBeInViewport();
  });

  test('an announcement stays until it is closed or its last day is over', async ({ page }) => {
    const announcement = page.getByRole('complementary').filter({ hasText: CLOSED });
    await page.goto(server.url);
    await expect(announcement.getByRole('link')).toHaveAttribute('href', '/portfolio');
    await announcement.getByRole('button').click();
    await expect(announcement).toBeHidden();
    await page.goto(`${server.url}/portfolio`);
    await expect(announcement).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(announcement).toBeVisible();
    await page.clock.setFixedTime('2100-01-01');
    await page.reload();
    await expect(announcement).toBeHidden();
  });

  test('an announcement can be closed where the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      }),
    );
    await page.goto(server.url);
    const announcement = page.getByRole('complementary').filter({ hasText: CLOSED });
    await announcement.getByRole('button').click();
    await expect(announcement).toBeHidden();
  });

  test('Tab stays in the open menu of a phone, below the announcement', async ({ open }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(server.url, { ...PHONE, javaScriptEnabled });
      await page.locator('[data-menu-button]').tap();
      await expect(page.locator('[data-menu]')).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator('main[inert]')).toHaveCount(1);
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('body > :not(header) :focus')).toHaveCount(0);
      }
    }
  });

  test('a menu that does not fit into the header opens from the dock', async ({ page }) => {
    const entries = page.getByRole('navigation').getByRole('listitem');
    const menuButton = page.locator('[data-menu-button]');
    const contact = page.getByRole('banner').locator('a[data-kind="contact"]').first();
    for (const width of [900, 1000, 1100, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.url}/portfolio`);
      const isCompact = await menuButton.isVisible();
      if (isCompact) {
        await expect(contact).toBeVisible();
        await menuButton.click();
        await expect(entries.last()).toBeVisible();
        await page.setViewportSize({ width: 1920, height: 800 });
        await expect(menuButton).toBeHidden();
        await expect(page.locator('main[inert]')).toHaveCount(0);
      }
      const tops = await entries.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${width} px`).toBe(1);
      if (width < 1000 || width > 1400) expect(isCompact, `${width} px`).toBe(width < 1000);
    }
  });

  test('every banner underlines its headline where its picture has a shelf', async ({ page }) => {
    await page.goto(`${server.url}/two-banners`);
    const boards = await page
      .locator('[data-kind="banner"] > *')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).getPropertyValue('--banner-underline-at')),
      );
    expect(boards).toEqual(['0.4', '0.6']);
  });
});

test.describe('with drafts and hidden sections', () => {
  let server: RunningServer;

  test.beforeAll(async () => {
    const root = copyContent(join(CACHE_FOLDER, 'half-hidden'));
    // About and Contact.
    for (const index of [3, 5]) edit(root, HOME, ['sections', index, 'hidden'], true);
    edit(root, 'pages/portfolio.yaml', ['draft'], true);
    edit(root, 'pages/interior-styling.yaml', ['service']);
    edit(root, 'pages/products.yaml', ['service', 'hidden'], true);
    edit(
      root,
      'redirects.yaml',
      ['entries'],
      [
        { from: '/our-work', to: '/portfolio' },
        { from: '/us', to: '/#about' },
      ],
    );
    fs.appendFileSync(join(root, 'business.yaml'), '\nlook: evening\n');
    const besideWords = { wide: '76% 50%', middle: '76% 50%', narrow: '86% 60%' };
    edit(root, HOME, ['sections', 0, 'picture', 'positions'], besideWords);
    edit(root, 'business.yaml', ['enquiries'], {
      ...NETLIFY.enquiries,
      privacy: '/home-space-organizing',
    });
    server = await serveContent(root, 'half-hidden-site');
  });
  test.afterAll(() => server.close());

  testEnquiries(NETLIFY, {
    url: () => server.url,
    host: 'www.example.com',
    email: 'hello@example.com',
  });

  test('they and links to them are left out', async ({ page, browser }) => {
    await page.goto(server.url);
    await expect(page.getByRole('region')).toHaveCount(3);
    await expect(page.getByRole('article')).toHaveCount(1);
    const menu = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
    await expect(menu).toHaveText(['Organizing', 'Styling', 'Testimonials']);
    // The announcement and the pictures of the portfolio stay, without their links.
    await expect(page.getByText(CLOSED)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Portfolio' }).getByRole('img')).toHaveCount(4);
    await expect(page.locator('a[href*="/portfolio"], a[href$="#about"]')).toHaveCount(0);
    for (const address of ['/portfolio', '/our-work'])
      expect((await page.request.get(server.url + address)).status(), address).toBe(404);
    expect(await (await page.request.get(`${server.url}/sitemap.xml`)).text()).not.toMatch(
      /\/portfolio</u,
    );
    // The banner leaves room for the announcement: the next label stays in sight.
    const label = page.getByRole('heading', { name: 'Our services' });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const dock = page.locator('header [data-kind="contact"]').first();
      const { bottom } = await edgesOf(label);
      const end = (await dock.isVisible()) ? (await edgesOf(dock)).top : height;
      expect.soft(bottom, `${width}`).toBeLessThan(end);
    }
    // A lamp lights the picture.
    const photo = page.getByRole('main').getByRole('img').first();
    await expect(photo).toHaveCSS('filter', 'brightness(0.93) sepia(0.1)');
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', 'rgb(13, 39, 45)');
    await page.emulateMedia({ media: 'print' });
    await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pages = ['/home-space-organizing', '/interior-styling'];
    expect(await faultsOf(browser, server.url, ...pages, '/site-map')).toEqual([]);
    await page.goto(`${server.url}/site-map`);
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(groups).toHaveText(['Services', 'Testimonials', 'Contact us']);
  });
});
