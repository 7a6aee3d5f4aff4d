import { expect, it } from 'vitest';
import { type FieldPath, useContentCopy } from './contentCopy.ts';

const HOME = 'pages/home.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';

const content = useContentCopy();

const COLOURS =
  '{ ground: "#f6f7f3", organizing: "#d0dec8", styling: "#f0d8e0", products: "#f1e09f", dark: "#3a1030", accent: "#8a1a4a" }';

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
    ['email', 'hallo@küche.de', 'Write "hallo@xn--kche-0ra.de".'],
    ['email', 'Tidy <hello@example.com>', 'Write "hello@example.com".'],
    ['siteUrl', 'www.küche.de/', 'Write "https://www.xn--kche-0ra.de".'],
    ['credit.url', 'http://example.com/', 'Write "https://example.com/".'],
    ['credit.url', '" https://a.com"', 'Write "https://a.com/".'],
    ['credit.url', '"https://a.com/\\n"', 'Write "https://a.com/".'],
    ['credit.url', '"https://a.com/\\u202E"', 'has an invisible character (U+202E).'],
    ['credit.url', `https://a.de/${'x'.repeat(2048)}`, 'Shorten it to 2047 characters.'],
    ['socialLinks.2.url', '"@the.tidy"', 'or / for the home page, but is "@the.tidy".'],
    ['socialLinks.2.url', 'www.instagram.com/tidy', 'Write "https://www.instagram.com/tidy".'],
    ['socialLinks.2.service', 'instagramm', 'Did you mean "instagram"?'],
    ['socialLinks.2', '{ service: facebook, url: / }', 'repeats "facebook" of entry 1'],
    ['socialLinks', '{ facebook: / }', 'such as { service: instagram, url: https://www.'],
    ['colours.dark', '"#12345g"', 'in quotes and lower case, but is "#12345g".'],
  ],
  'messages.yaml': [
    ['document.language', 'jp', 'such as en, en-GB or de, but is "jp".'],
    ['footer.copyright', '{year}', 'but is a group of fields. Put it in quotes.'],
    ['footer.copyright', '©', 'and no other words in braces { }, but is "©".'],
    ['menu.title', 'Menu {count}', 'text without words in braces { }, but is "Menu {count}".'],
  ],
  'navigation.yaml': [
    ['entries.3.href', '/#abuot', 'names "/#abuot", which does not exist. Did you mean "/#about"?'],
    [
      'entries.3.href',
      '/imprnt',
      'names "/imprnt", which does not exist. Did you mean "/imprint"?',
    ],
  ],
  'pages/not-found.yaml': [['label', '404', '1 to 6 characters, but is 404. Put it in quotes.']],
  'pages/site-map.yaml': [
    ['sections.4.links.0.kind', 'mail', 'email, galleries, but is "mail". Did you mean "email"?'],
  ],
  'pages/portfolio.yaml': [
    ['subtitle', 'x'.repeat(128), 'has 128 characters. Shorten it to 80 characters.'],
    ['galleries.3.gallery', 'garage-revival', 'Did you mean "garage-revive"?'],
  ],
  [ORGANIZING]: [
    ['services.entries.2', 'Storage: boxes', 'of fields. Put it in quotes: "Storage: boxes".'],
    ['intro', '>\n  One home.\n', 'write it on one line, or >- instead of >.'],
    ['intro', '|\n  One home,\n  one person.\n', 'tab; write it on one line, with spaces.'],
    ['rooms.entries.1.picture', 'styling/03-bedroom', 'but is "styling/03-bedroom".'],
  ],
  [OASIS]: [
    ['pictures.3.alt', 'Shelf.TIFF', 'is a file name; describe what the picture shows.'],
    ['pictures.2.position', '62%', 'from the left and from the top, but is "62%".'],
    ['pictures.0.name', 'wide', 'comes from the name of the picture file; remove it.'],
    ['layout', 'composed', 'not fit the number of pictures (4); choose lead or weave or pair.'],
  ],
  [HOME]: [
    ['about.counters.1.value', 'many', 'but is "many". Write digits only.'],
    ['about.highlights.1.drawing', 'vases', 'vase, arch, but is "vases". Did you mean "vase"?'],
    ['banner.button', undefined, 'it must be one line of text with 1 to 24 characters.'],
    ['banner.emphasis', '""', 'is empty; it must be one line of text with 1 to 12 characters.'],
    ['banner.emphasis', 'a', 'must be one word that occurs once in the headline, but is "a".'],
    ['services.styling.pictures.1', 'styling/03-bed', 'Did you mean "styling/03-bedroom"?'],
    ['testimonials.place', '2023-01-31', 'but is a date. Put it in quotes.'],
    ['testimonials.place', '""', 'is empty; it must be one line of text with 1 to 40 characters.'],
    ['testimonials.place', '"Your town "', 'begins or ends with a space; remove it.'],
    ['testimonials.place', '"\\0"', 'has an invisible character (U+0000).'],
    ['testimonials.place', '"\\e[31m"', 'has an invisible character (U+001B).'],
    ['testimonials.place', '"a\\rb"', 'has an invisible character (U+000D).'],
    ['testimonials.place', '"\\uD800"', 'has an invisible character (U+D800).'],
    ['testimonials.place', '"a\\u200Bb"', 'has an invisible character (U+200B).'],
    ['testimonials.name', '[Sample Customer]', 'but is a list. Put it in quotes.'],
    ['testimonials.label', '“Words”', 'is in quotation marks, which visitors would see'],
    ['testimonials.label', '„It’s tidy"', 'is in quotation marks, which visitors would see'],
    ['testimonials.paragraphs', '[]', 'is empty; it must be a list of 1 to 5 entries.'],
    ['testimonials.paragraphs', '[a, b, c, d, e, f]', '1 to 5 entries, but has 6 entries.'],
    ['testimonials.paragraphs.2', 'Tidy.”', 'which the page adds; remove it, or use ‘ and ’.'],
    ['contact.prompt', 'Tell <b>us</b>', 'contains <b>, which visitors would see; remove it.'],
    ['contact.prompt', 'You &amp; us', 'which visitors would see; write the character itself.'],
  ],
};

const ROWS = Object.entries(REFUSED).flatMap(([file, rows]) =>
  rows.map(([field, yaml, message]) => [field, file, yaml, message] as const),
);

it.each(ROWS)('refuses %s of %s as %j', async (field, file, yaml, message) => {
  if (field.startsWith('colours')) content.edit(file, ['colours'], COLOURS);
  content.write(
    'words/imprint.md',
    '---\ntitle: Imprint\ndescription: Who we are.\n---\n\nWords\n',
  );
  content.edit(file, pathOf(field), yaml);
  await content.expectMessage(`${file} › ${nameOf(field)}: `, message);
});

it.each([
  ['  label: About\n', '  lable: About\n', '58 › about: has the unknown field "lable". Did'],
  ['  label: About\n', '  Wort: About\n', '58 › about: has the unknown field "Wort". Remove'],
  ['  label: A', '  phone: 1\n  label: A', '58 › about: has the unknown field "phone". Rem'],
  ['  label: About\n', '  : About\n', '58 › about: has the unknown field "". Remove it,'],
  ['    - OCD goes\n', '', '5 › banner, headline: must be a list of 3 entries, but has 2'],
  ['- drawing: vase\n      title: ', '- ', '73 › about, highlights, entry 2: must be a group of'],
  ['    popup:\n', '', '45 › services, products, picture: has the unknown field "label". Rem'],
  ['  place: Your town', 'place: Your town', '84: has the unknown field "place". Remove it, or'],
  ['- Because', '-Because', '6: has no space after the dash. Write "- Because".'],
])('has one message where %j becomes %j', async (before, after, message) => {
  content.write(HOME, content.read(HOME).toString().replace(before, after));
  expect(await content.issues()).toEqual([
    expect.stringContaining(`content/${HOME}, line ${message}`),
  ]);
});

it('refuses a menu without contact or with two links to the same page', async () => {
  content.edit('navigation.yaml', ['entries', 5, 'href'], '/interior-styling');
  expect(await content.messages()).toEqual([
    'navigation.yaml › entries: needs an entry that leads to /#contact-us, for the contact button.',
    'navigation.yaml › entries, entry 6: repeats "/interior-styling" of entry 2; remove one of them.',
  ]);
});

it('reports a colour with too little contrast once', async () => {
  content.edit('business.yaml', ['colours'], COLOURS);
  expect(await content.messages()).toEqual([]);
  content.edit('business.yaml', ['colours', 'styling'], '"#8a6a55"');
  expect(await content.messages()).toEqual([
    'business.yaml › colours, styling: is hard to see beside "dark"; choose a lighter colour.',
  ]);
});

it('checks the optional parts of a page as well', async () => {
  content.edit(HOME, ['more'], '[{ title: Prices, text: "A <b>fair</b> price" }]');
  content.edit(HOME, ['testimonials', 'others'], '[{ text: Tidy!”, name: A, place: B }]');
  const portrait = '{ src: ./home/me.jpg, alt: IMG_4711.jpg }';
  content.edit(HOME, ['about', 'people'], `[{ name: A, trade: B, picture: ${portrait} }]`);
  expect(await content.messages()).toEqual([
    expect.stringContaining('about, people, entry 1, picture, alt: is a file name'),
    expect.stringContaining('about, people, entry 1, picture, src: names ./home/me.jpg, which'),
    expect.stringContaining('testimonials, others, entry 1, text: begins or ends with a quotation'),
    expect.stringContaining('more, entry 1, text: contains <b>. Write Markdown only.'),
  ]);
});
