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

/** By file: a field, its value as YAML, and a part of the expected message. */
const REFUSED: Record<string, [field: string, yaml: string | undefined, message: string][]> = {
  'business.yaml': [
    ['copyrightYear', '"2023"', '1990 to 2100, but is "2023". Write the number without quotes.'],
    ['email', 'helloexample.com', 'such as hello@example.com, but is "helloexample.com".'],
    ['email', 'Tidy <hello@example.com>', 'Write "hello@example.com".'],
    ['siteUrl', 'www.küche.de/', 'Write "https://www.xn--kche-0ra.de".'],
    ['credit.url', 'http://example.com/', 'Write "https://example.com/".'],
    ['credit.url', `https://a.de/${'x'.repeat(2048)}`, 'Shorten it to 2047 characters.'],
    ['socialLinks.2.url', '"@the.tidy"', 'or / for the home page, but is "@the.tidy".'],
    ['socialLinks.2', '{ service: facebook, url: / }', 'repeats "facebook" of entry 1'],
    ['socialLinks', '{ facebook: / }', 'such as { service: instagram, url: https://www.'],
    ['announcement.ends', '2030-01-31', 'a day such as "2026-12-24", in quotes, but'],
    ['announcement.ends', '"2030-02-31"', 'such as "2026-12-24", but is "2030-02-31".'],
    ['colours.dark', '"#12345g"', 'in quotes and lower case, but is "#12345g".'],
  ],
  'messages.yaml': [
    ['document.language', 'jp', 'such as en, en-GB or de, but is "jp".'],
    ['footer.copyright', '{year}', 'but is a group of fields. Put it in quotes.'],
    ['footer.copyright', '©', 'and no other words in braces { }, but is "©".'],
    ['menu.title', 'Menu {count}', 'text without words in braces { }, but is "Menu {count}".'],
  ],
  'redirects.yaml': [
    ['entries.0.from', '/über-uns', 'is "/über-uns". Write "/%C3%BCber-uns", as browsers send it.'],
    [
      'entries.0.from',
      '/100%',
      'a path such as /our-services, without a slash at its end, but is "/100%".',
    ],
    ['entries.0.from', '/portfolio.html', 'is the address of a page. Remove the redirect or'],
    ['entries.0.from', '/enquiry', 'is the address of a file that the site needs. Remove the'],
    ['entries.0.from', '/robots.txt', 'is the address of a file that the site needs.'],
    ['entries.0.from', '/contact.vcf', 'is the address of a file that the site needs.'],
    ['entries.0.from', '/favicon.ico', 'is the address of a file that the site needs.'],
    ['entries.0.from', '/galleries/styling.json', 'is the address of a file that the site needs.'],
  ],
  'pages/404.yaml': [
    ['sections.0.label', '404', '1 to 6 characters, but is 404. Put it in quotes.'],
    ['sections.0.links.3.href', '/#abuot', 'does not exist. Did you mean "/#about"?'],
    ['sections.0.links.3.href', '/products', 'names "/products", which does not exist.'],
  ],
  'pages/portfolio.yaml': [
    ['sections.0.subtitle', 'x'.repeat(128), 'has 128 characters. Shorten it to 80 characters.'],
    ['sections.4.gallery', 'garage-revival', 'Did you mean "garage-revive"?'],
    ['sections.4.kind', 'galery', 'but is "galery". Did you mean "gallery"?'],
    ['sections.5.id', 'Contact us', 'digits and hyphens, such as about, but is "Contact us".'],
    ['sections.0.menu', 'Top', 'needs an id, to which the menu leads.'],
  ],
  [ORGANIZING]: [
    ['sections.3.entries.2', 'Storage: boxes', 'of fields. Put it in quotes: "Storage: boxes".'],
    ['sections.0.intro', '>\n  One home.\n', 'write it on one line, or >- instead of >.'],
    ['sections.2.entries.1', '{ label: A, position: 1% 2% }', 'has a position, but no picture.'],
    ['sections.0.picture', undefined, 'needs exactly one picture: this one or banner.'],
  ],
  [OASIS]: [
    ['pictures.3.alt', 'Shelf.TIFF', 'is a file name; describe what the picture shows.'],
    ['pictures.2.position', '62%', 'from the left and from the top, but is "62%".'],
  ],
  [HOME]: [
    ['sections.3.counters.1.value', 'many', 'but is "many". Write digits only.'],
    ['sections.0.button', undefined, 'it must be one line of text with 1 to 24 characters.'],
    ['sections.0.emphasis', 'a', 'must be one word that occurs once in the headline, but is "a".'],
    ['sections.4.town', '2023-01-31', 'but is a date. Put it in quotes.'],
    ['sections.4.town', '""', 'is empty; it must be one line of text with 1 to 40 characters.'],
    ['sections.4.town', '"Your town "', 'begins or ends with a space; remove it.'],
    ['sections.4.name', '[Sample Customer]', 'but is a list. Put it in quotes.'],
    ['sections.4.label', '„It’s tidy"', 'is in quotation marks, which visitors would see'],
    ['sections.4.paragraphs', '[]', 'is empty; it must be a list of 1 to 5 entries.'],
    ['sections.4.paragraphs.2', 'Tidy.”', 'which the page adds; remove it, or use ‘ and ’.'],
    ['sections.5.prompt', 'Tell <b>us</b>', 'contains <b>, which visitors would see; remove it.'],
    ['sections.5.prompt', 'You &amp; us', 'which visitors would see; write the character itself.'],
  ],
};

const ROWS = Object.entries(REFUSED).flatMap(([file, rows]) =>
  rows.map(([field, yaml, message]) => [field, file, yaml, message] as const),
);

it.each(ROWS)('refuses %s of %s as %j', async (field, file, yaml, message) => {
  if (field.startsWith('announcement')) content.edit(file, ['announcement'], '{ text: Closed. }');
  if (field.startsWith('colours')) content.edit(file, ['colours'], COLOURS);
  content.write(
    'words/imprint.md',
    '---\ntitle: Imprint\ndescription: Who we are.\n---\n\nWords\n',
  );
  content.edit(file, pathOf(field), yaml);
  await content.expectMessage(`${file} › ${nameOf(field)}: `, message);
});

it.each([
  ['label: About\n', 'lable: About\n', 'sections, entry 4: has the unknown field "lable". Did'],
  ['label: About\n', 'Wort: About\n', 'sections, entry 4: has the unknown field "Wort". Rem'],
  ['label: About\n', ': About\n', 'sections, entry 4: has the unknown field "". Remove it,'],
  ['      - OCD goes\n', '', 'entry 1, headline: must be a list of 3 entries, but has 2'],
  ['- drawing: vase\n        title: ', '- ', 'entry 4, highlights, entry 2: must be a group of'],
  ['label: About\n', 'label: About\n    label: Us\n', 'has the field "label" twice. Remove one,'],
  ['- Because', '-Because', 'has no space after the dash. Write "- Because".'],
])('has one message where %j becomes %j', async (before, after, message) => {
  content.write(HOME, content.read(HOME).toString().replace(before, after));
  const issues = await content.issues();
  expect(issues).toEqual([expect.stringContaining(message)]);
  expect(issues[0]).toMatch(/^content\/pages\/home\.yaml, line \d+/u);
});

it('refuses two sections of a page with the same id', async () => {
  content.edit(HOME, ['sections', 2, 'id'], 'about');
  expect(await content.messages()).toEqual([
    `${HOME} › sections, entry 4, id: is also the id of section 3; change one of them.`,
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
  await content.expectMessage('colours, ground', 'or "look: evening" for dark pages');
});
