import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';
import type { FieldPath } from '../support/contentFolder.ts';

const HOME = 'pages/home.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';

const content = useContentCopy();

const COLOURS =
  '{ ground: "#f6f7f3", first: "#d0dec8", second: "#f0d8e0", third: "#f1e09f", dark: "#3a1030", accent: "#8a1a4a" }';

/** Splits "counters.1.value". */
function pathOf(field: string): FieldPath {
  return field.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}

/** "counters, entry 2, value", as in messages. */
function nameOf(field: string): string {
  return pathOf(field)
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : part))
    .join(', ');
}

/** By file: a field, and its value as YAML. `snapshots/` holds the sentences. */
const REFUSED: Record<string, [field: string, yaml: string | undefined][]> = {
  'business.yaml': [
    ['copyrightYear', '"2023"'],
    ['email', 'helloexample.com'],
    ['email', 'Tidy <hello@example.com>'],
    ['siteUrl', 'www.küche.de/'],
    ['credit.url', 'http://example.com/'],
    ['credit.url', `https://a.de/${'x'.repeat(2048)}`],
    ['socialLinks.2.url', '"@the.tidy"'],
    ['socialLinks.2', '{ service: facebook, url: / }'],
    ['socialLinks', '{ facebook: / }'],
    ['announcement.ends', '2030-01-31'],
    ['announcement.ends', '"2030-02-31"'],
    ['colours.dark', '"#12345g"'],
    ['address', '|-\n  one\n  two\n  three\n  four\n  five\n'],
    ['address', '|-\n  one \n  two\n'],
    ['hours.0.schedule', '9 to 5'],
  ],
  'messages.yaml': [
    ['document.language', 'jp'],
    ['footer.copyright', '{year}'],
    ['footer.copyright', '©'],
    ['menu.title', 'Menu {count}'],
  ],
  'redirects.yaml': [
    ['entries.0.from', '/über-uns'],
    ['entries.0.from', '/100%'],
    ['entries.0.from', '/portfolio.html'],
    ['entries.0.from', '/enquiry'],
    ['entries.0.from', '/robots.txt'],
    ['entries.0.from', '/contact.vcf'],
    ['entries.0.from', '/favicon.ico'],
    ['entries.0.from', '/galleries/styling.json'],
  ],
  'pages/404.yaml': [
    ['sections.0.label', '404'],
    ['sections.0.links.3.href', '/#abuot'],
    ['sections.0.links.3.href', '/products'],
  ],
  'pages/portfolio.yaml': [
    ['sections.0.subtitle', 'x'.repeat(128)],
    ['sections.4.gallery', 'garage-revival'],
    ['sections.5.id', 'Contact us'],
    ['sections.0.menu', 'Top'],
  ],
  [ORGANIZING]: [
    ['sections.3.entries.2', 'Storage: boxes'],
    ['sections.0.intro', '>\n  One home.\n'],
    ['sections.2.entries.1', '{ label: A, position: 1% 2% }'],
    ['sections.0.picture', undefined],
  ],
  [OASIS]: [
    ['pictures.3.alt', 'Shelf.TIFF'],
    ['pictures.2.position', '62%'],
  ],
  [HOME]: [
    ['sections.3.counters.1.value', 'many'],
    ['sections.0.button', undefined],
    ['sections.0.emphasis', 'a'],
    ['sections.4.town', '2023-01-31'],
    ['sections.4.town', '""'],
    ['sections.4.town', '"Your town "'],
    ['sections.4.name', '[Sample Customer]'],
    ['sections.4.label', '„It’s tidy"'],
    ['sections.4.paragraphs', '[]'],
    ['sections.4.paragraphs.2', 'Tidy.”'],
    ['sections.5.prompt', 'Tell <b>us</b>'],
    ['sections.5.prompt', 'You &amp; us'],
  ],
};

const ROWS = Object.entries(REFUSED).flatMap(([file, rows]) =>
  rows.map(([field, yaml]) => [field, file, yaml] as const),
);

it.each(ROWS)('refuses %s of %s as %j', async (field, file, yaml) => {
  if (field.startsWith('announcement')) content.edit(file, ['announcement'], '{ text: Closed. }');
  if (field.startsWith('hours')) content.edit(file, ['hours'], '[{ days: Monday }]');
  if (field.startsWith('colours')) content.edit(file, ['colours'], COLOURS);
  content.write(
    'words/imprint.md',
    '---\ntitle: Imprint\ndescription: Who we are.\n---\n\nWords\n',
  );
  content.edit(file, pathOf(field), yaml);
  await content.expectIssue(`${file} › ${nameOf(field)}`);
});

it.each([
  ['label: About\n', 'lable: About\n', ' › sections, entry 4: '],
  ['label: About\n', 'Wort: About\n', ' › sections, entry 4: '],
  ['label: About\n', ': About\n', ' › sections, entry 4: '],
  ['      - OCD goes\n', '', ' › sections, entry 1, headline: '],
  ['- drawing: vase\n        title: ', '- ', ' › sections, entry 4, highlights, entry 2: '],
  ['label: About\n', 'label: About\n    label: Us\n', ': '],
  ['- Because', '-Because', ': '],
])('has one message where %j becomes %j', async (before, after, field) => {
  content.write(HOME, content.read(HOME).toString().replace(before, after));
  const [issue = '', ...others] = await content.issues();
  expect(others).toEqual([]);
  const [place = ''] = /^content\/pages\/home\.yaml, line \d+/u.exec(issue) ?? [];
  expect(issue.slice(place.length)).toContain(field);
  expect(issue).toMatchSnapshot();
});

it('refuses two sections of a page with the same id', async () => {
  content.edit(HOME, ['sections', 2, 'id'], 'about');
  expect(await content.messages()).toEqual([
    `${HOME} › sections, entry 4, id: is also the “Name in links” (id) of section 3; change one of them.`,
  ]);
});

it('reports a colour with too little contrast once', async () => {
  content.edit('business.yaml', ['colours'], COLOURS);
  expect(await content.messages()).toEqual([]);
  content.edit('business.yaml', ['colours', 'second'], '"#8a6a55"');
  expect(await content.messages()).toEqual([
    'business.yaml › colours, second: is hard to see beside "dark"; choose a lighter colour.',
  ]);
  content.edit('business.yaml', ['colours'], COLOURS);
  content.edit('business.yaml', ['colours', 'ground'], '"#1a1511"');
  await content.expectIssue('business.yaml › colours, ground');
});
