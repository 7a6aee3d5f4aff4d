import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from '../../node/paths.ts';
import { runNode } from '../../node/processes.ts';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { contentCache } from '../../src/data/contentFolder.ts';
import * as kinds from '../../src/sections/kinds.ts';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { expect, test } from '../support/test.ts';

interface PageFile {
  service?: unknown;
  sections: ({ kind: string } & Record<string, unknown>)[];
}

const BUILD_TIMEOUT_MS = 400_000;

/** One file, as an owner writes it. */
const HOME_STAGING = `
seo:
  title: Home staging
  description: Rooms that sell themselves.
theme: third
menu: Staging
service:
  name: Home staging
  summary: Rooms that sell themselves.
  pictures:
    - styling/01-living-room
    - styling/03-bedroom
sections:
  - kind: heading
    title: Home staging
  - kind: gallery
    gallery: styling
    pictures:
      - styling/03-bedroom
      - styling/01-living-room
`;
const QUOTE_SCHEMA = `
import { section, text } from '../../schemas/fields.ts';
export const quote = () =>
  section('quote', 'A sentence.', 'M2 4h44', { sentence: text('The sentence.', 80) });
`;
const QUOTE_COMPONENT = `
export function Quote({ name, words }) {
  return <blockquote id={name}><h1>{words.sentence}</h1></blockquote>;
}
`;
const CLOSED = 'Closed from 24 December to 6 January.';
const ONLY_HERE: PageFile['sections'] = [
  { kind: 'text', label: 'Prices', text: '- One room: 780', side: 'end' },
  { kind: 'text', label: 'Questions', text: 'Ask **us**.' },
  {
    kind: 'hours',
    label: 'When we work',
    entries: [{ days: 'Monday to Friday', hours: '9 to 17' }],
    area: 'The town and fifty kilometres around it.',
  },
  {
    kind: 'press',
    label: 'Read about us',
    entries: [{ name: 'Home & Shelf', text: 'An article, 2025', href: 'https://example.com/' }],
  },
];

test.describe.configure({ mode: 'default' });

/** Builds a copy of the tested content with changed pages, and serves it. */
async function serve(name: string, change: (root: string) => void): Promise<RunningServer> {
  const content = join(CACHE_FOLDER, `${name}-content`);
  rmSync(content, { recursive: true, force: true });
  cpSync(TEST_SITE.content, content, { recursive: true, preserveTimestamps: true });
  change(content);
  const folder = join(CACHE_FOLDER, `${name}-site`);
  await ensureBuilt({ content, folder, hasQuickPictures: true });
  return startServer({ directory: folder, port: 0 });
}

function editPage(root: string, name: string, edit: (page: PageFile) => void): void {
  const file = join(root, 'pages', `${name}.yaml`);
  const page = parse(readFileSync(file, 'utf8')) as PageFile;
  edit(page);
  writeFileSync(file, stringify(page, { lineWidth: 0 }));
}

/** Adds a line above every page. */
function announce(root: string, ends: string): void {
  const announcement = `announcement: { text: "${CLOSED}", href: "/portfolio", ends: "${ends}" }`;
  appendFileSync(join(root, 'business.yaml'), announcement);
}

/** The sections of the home page, and one of each other kind. */
function oneOfEachKind(root: string, own: PageFile['sections']): PageFile['sections'] {
  const pages = readdirSync(join(root, 'pages')).filter((name) => name.endsWith('.yaml'));
  const all = pages.flatMap((name) => {
    const text = readFileSync(join(root, 'pages', name), 'utf8');
    return (parse(text) as PageFile).sections.map((section) => ({ ...section, id: undefined }));
  });
  const byKind = new Map([...all, ...ONLY_HERE, ...own].map((section) => [section.kind, section]));
  return [...byKind.values()];
}

test('one file adds a service: page, colour, menu, card, site map and search results', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await using server = await serve('third-service', (root) => {
    writeFileSync(join(root, 'pages/home-staging.yaml'), HOME_STAGING);
    announce(root, '2026-01-06');
  });
  await page.goto(server.url);
  await expect(page.getByText(CLOSED)).toBeHidden();
  const card = page.getByRole('article', { name: 'Home staging' });
  await expect(card.getByRole('img').first()).toBeAttached();
  const menu = page.getByRole('banner').getByRole('link');
  await expect(menu.filter({ hasText: 'Staging' })).toHaveAttribute('href', '/home-staging');
  const described = await page.locator('[type="application/ld+json"]').innerHTML();
  expect(described).toContain('"@type":"Service","name":"Home staging"');
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
  await expect(page.getByRole('link', { name: 'Home staging' })).toHaveCount(1);
  expect((await inspectSite(server.url)).findings).toEqual([]);
});

test('one folder and one line add a kind of section, and one file adds a page', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const project = join(CACHE_FOLDER, 'new-kind');
  rmSync(project, { recursive: true, force: true });
  for (const name of [
    'astro.config.ts',
    'build',
    'content-check',
    'hosting',
    'node',
    'package.json',
    'public',
    'server',
    'src',
  ])
    cpSync(join(PROJECT_FOLDER, name), join(project, name), { recursive: true });
  for (const name of ['node_modules', 'postcss.config.js', 'tsconfig.json'])
    symlinkSync(join(PROJECT_FOLDER, name), join(project, name));
  cpSync(TEST_SITE.content, join(project, 'content'), { recursive: true });
  const cache = join(project, contentCache('content'));
  mkdirSync(cache, { recursive: true });
  symlinkSync(join(CACHE_FOLDER, 'astro/assets'), join(cache, 'assets'));
  const kind = join(project, 'src/sections/quote');
  mkdirSync(kind);
  writeFileSync(join(kind, 'schema.ts'), QUOTE_SCHEMA);
  writeFileSync(join(kind, 'Quote.tsx'), QUOTE_COMPONENT);
  const line = "export { quote } from './quote/schema.ts';";
  appendFileSync(join(project, 'src/sections/kinds.ts'), line);
  writeFileSync(
    join(project, 'content/pages/motto.yaml'),
    stringify({
      seo: { title: 'Motto', description: 'What we believe.' },
      sections: [{ kind: 'quote', sentence: 'A place for everything.' }],
    }),
  );
  const { output } = await runNode([packageFile('astro/bin/astro.mjs'), 'build'], {
    quiet: true,
    folder: project,
    environment: { NODE_ENV: 'production', QUICK_PICTURES: '1' },
  });
  expect(output).toContain('Complete!');
  await using server = await startServer({ directory: join(project, 'dist'), port: 0 });
  await page.goto(`${server.url}/motto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place for everything.');
});

test('a home page of every kind, reversed, and six services are whole in every window', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await using server = await serve('every-kind', (root) => {
    for (const number of [3, 4, 5, 6]) {
      const words = HOME_STAGING.replaceAll('Home staging', `Home staging ${number}`);
      writeFileSync(
        join(root, `pages/home-staging-${number}.yaml`),
        words.replace('menu', '# menu'),
      );
    }
    editPage(root, 'home', (home) => {
      home.sections = oneOfEachKind(root, home.sections).reverse();
      expect(home.sections).toHaveLength(Object.keys(kinds).length);
    });
    announce(root, '2099-12-31');
  });
  await page.goto(server.url);
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('link', { name: CLOSED })).toHaveAttribute('href', '/portfolio');
  // Headings of level 1 come from several kinds: an owner would not combine them.
  const { findings } = await inspectSite(server.url, ['/']);
  expect(findings.filter(({ message }) => !message.includes('heading'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const banner = page.locator('main > :has(> * > h1[aria-label])');
  expect(await banner.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
});

test('a home page with half of its sections hidden and one service leads nowhere wrong', async ({
  page,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await using server = await serve('half-hidden', (root) => {
    editPage(root, 'home', ({ sections }) => {
      for (const section of sections)
        if (['portfolio-teaser', 'about', 'contact'].includes(section.kind)) section.hidden = true;
    });
    editPage(root, 'site-map', ({ sections: [map] }) => {
      if (map) map.groups = (map.groups as object[]).slice(0, 1);
    });
    announce(root, '2099-12-31');
    for (const name of ['interior-styling', 'products'])
      editPage(root, name, (styling) => delete styling.service);
  });
  await page.goto(server.url);
  await expect(page.getByRole('region')).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(1);
  const menu = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  await expect(menu).toHaveText(['Organizing', 'Styling', 'Portfolio', 'Testimonials']);
  expect((await inspectSite(server.url)).findings).toEqual([]);
  await page.goto(server.url);
  const announcement = page.getByRole('complementary').filter({ hasText: CLOSED });
  await announcement.getByRole('button').click();
  await expect(announcement).toBeHidden();
  await page.goto(`${server.url}/portfolio`);
  await expect(page.getByText(CLOSED)).toBeHidden();
});
