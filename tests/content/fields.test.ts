import { describe, expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';
import type { ContentCopy } from './contentCopy.ts';

const HOME = 'pages/home.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';

const content = useContentCopy();

it('has nothing to say about the content as it is', async () => {
  expect(await content.mistakes()).toEqual([]);
});

const SLIPS: { slip: string; edit: Parameters<ContentCopy['edit']>; says: string }[] = [
  {
    slip: 'a number in words',
    edit: [HOME, ['about', 'counters', 1, 'value'], 'many'],
    says: `content/${HOME}, line 63 › about, counters, entry 2, value: must be a whole number from 0 to 9999 (a sign such as + goes into suffix), but is "many". Write digits only.`,
  },
  {
    slip: 'a number with more digits than the design can carry',
    edit: [HOME, ['about', 'counters', 1, 'value'], '10000'],
    says: `content/${HOME}, line 63 › about, counters, entry 2, value: must be a whole number from 0 to 9999 (a sign such as + goes into suffix), but is 10000.`,
  },
  {
    slip: 'a number in quotes',
    edit: ['business.yaml', ['copyrightYear'], '"2023"'],
    says: 'content/business.yaml, line 8 › copyrightYear: must be a whole number from 1990 to 2100, but is "2023". Write the number without quotes.',
  },
  {
    slip: 'a text without quotes that reads as a number',
    edit: ['pages/not-found.yaml', ['label'], '404'],
    says: 'content/pages/not-found.yaml, line 4 › label: must be one line of text with 1 to 6 characters, but is 404. Put it in quotes.',
  },
  {
    slip: 'a text without quotes that reads as a date',
    edit: [HOME, ['testimonials', 'place'], '2023-01-31'],
    says: `content/${HOME}, line 84 › testimonials, place: must be one line of text with 1 to 40 characters, but is a date. Put it in quotes.`,
  },
  {
    slip: 'a text without quotes whose colon makes it a group',
    edit: [ORGANIZING, ['services', 'entries', 2], 'Storage: boxes and bins'],
    says: `content/${ORGANIZING}, line 36 › services, entries, entry 3: must be one line of text with 1 to 60 characters, but is a group of fields. A colon or braces make it a group: put the whole text in quotes: "Storage: boxes and bins".`,
  },
  {
    slip: 'a text without quotes whose braces make it a group',
    edit: ['messages.yaml', ['footer', 'copyright'], '{year}'],
    says: 'content/messages.yaml, line 16 › footer, copyright: must be one line of text with 1 to 60 characters, but is a group of fields. A colon or braces make it a group: put the whole text in quotes.',
  },
  {
    slip: 'a text without quotes whose brackets make it a list',
    edit: [HOME, ['testimonials', 'name'], '[Sample Customer]'],
    says: `content/${HOME}, line 83 › testimonials, name: must be one line of text with 1 to 40 characters, but is a list. Brackets or dashes make it a list: put the whole text in quotes.`,
  },
  {
    slip: 'an empty text',
    edit: [HOME, ['testimonials', 'place'], '""'],
    says: `content/${HOME}, line 84 › testimonials, place: must be one line of text with 1 to 40 characters, but is empty.`,
  },
  {
    slip: 'a text that is too long',
    edit: ['pages/portfolio.yaml', ['subtitle'], 'x'.repeat(128)],
    says: 'content/pages/portfolio.yaml, line 5 › subtitle: must be one line of text with 1 to 80 characters, but has 128 characters.',
  },
  {
    slip: 'a text over several lines that ends in a line break',
    edit: [ORGANIZING, ['intro'], '>\n  One home,\n  one person.\n'],
    says: `content/${ORGANIZING}, line 8 › intro: ends with a line break; write it on one line, or >- instead of >.`,
  },
  {
    slip: 'a text with a line break inside',
    edit: [ORGANIZING, ['intro'], '|\n  One home,\n  one person.\n'],
    says: `content/${ORGANIZING}, line 8 › intro: holds a line break or tab; write it on one line, with spaces.`,
  },
  {
    slip: 'a text with a space at its end',
    edit: [HOME, ['testimonials', 'place'], '"Your town "'],
    says: `content/${HOME}, line 84 › testimonials, place: begins or ends with a space; remove it.`,
  },
  {
    slip: 'the quotation marks of a word processor around a text',
    edit: [HOME, ['testimonials', 'label'], '“Testimonials”'],
    says: `content/${HOME}, line 78 › testimonials, label: begins with “ and ends with ”, which would be shown; remove both.`,
  },
  {
    slip: 'such a mark and a straight one',
    edit: [HOME, ['testimonials', 'label'], '„It’s tidy"'],
    says: `content/${HOME}, line 78 › testimonials, label: begins with „ and ends with ", which would be shown; remove both.`,
  },
  {
    slip: 'a quotation mark that the page adds once more',
    edit: [HOME, ['testimonials', 'paragraphs', 2], 'The third tells.”'],
    says: `content/${HOME}, line 82 › testimonials, paragraphs, entry 3: begins or ends with a quotation mark, which the page adds itself; remove it, or write ‘ and ’ around words that are quoted inside.`,
  },
  {
    slip: 'HTML in a text',
    edit: [HOME, ['contact', 'prompt'], 'Tell us <b>which</b> room'],
    says: `content/${HOME}, line 87 › contact, prompt: holds <b>, which would be shown as it stands; remove it.`,
  },
  {
    slip: 'a sign as HTML writes it',
    edit: [HOME, ['contact', 'prompt'], 'You &amp; us'],
    says: `content/${HOME}, line 87 › contact, prompt: holds &amp;, which would be shown as it stands; write the sign itself.`,
  },
  {
    slip: 'stars for bold words',
    edit: [HOME, ['contact', 'prompt'], 'Tell us **which** room'],
    says: `content/${HOME}, line 87 › contact, prompt: holds **, which would be shown as it stands; remove it.`,
  },
  {
    slip: 'a file name for what a picture shows',
    edit: [OASIS, ['pictures', 3, 'alt'], 'IMG_4711.jpg'],
    says: `content/${OASIS}, line 15 › pictures, entry 4, alt: is the name of a file; say what the picture shows.`,
  },
  {
    slip: 'the name of a file that no page can show',
    edit: [OASIS, ['pictures', 3, 'alt'], 'Shelf.TIFF'],
    says: `content/${OASIS}, line 15 › pictures, entry 4, alt: is the name of a file; say what the picture shows.`,
  },
  {
    slip: 'a field that is missing',
    edit: [HOME, ['banner', 'button']],
    says: `content/${HOME}, line 4 › banner, button: is missing; it must be one line of text with 1 to 24 characters.`,
  },
  {
    slip: 'a field that is there already under its right name',
    edit: [HOME, ['testimonials', 'nmae'], 'Sam'],
    says: `content/${HOME}, line 85 › testimonials: has the unknown field "nmae". Remove it.`,
  },
  {
    slip: 'a field that resembles none',
    edit: ['business.yaml', ['telephone'], 'none'],
    says: 'content/business.yaml, line 12: has the unknown field "telephone". Remove it.',
  },
  {
    slip: 'a language that there is not',
    edit: ['messages.yaml', ['document', 'language'], 'jp'],
    says: 'content/messages.yaml, line 2 › document, language: must be the short name of a language, such as en, en-GB or de, but is "jp".',
  },
  {
    slip: 'an e-mail address without its sign',
    edit: ['business.yaml', ['email'], 'helloexample.com'],
    says: 'content/business.yaml, line 2 › email: must be an e-mail address such as hello@example.com, but is "helloexample.com".',
  },
  {
    slip: 'an e-mail address with umlauts in its domain',
    edit: ['business.yaml', ['email'], 'hallo@küche.de'],
    says: 'content/business.yaml, line 2 › email: must be an e-mail address such as hello@example.com, but is "hallo@küche.de". Write "hallo@xn--kche-0ra.de".',
  },
  {
    slip: 'an e-mail address as a mail program shows it',
    edit: ['business.yaml', ['email'], 'Tidy <hello@example.com>'],
    says: 'content/business.yaml, line 2 › email: must be an e-mail address such as hello@example.com, but is "Tidy <hello@example.com>". Write "hello@example.com".',
  },
  {
    slip: 'a site address with umlauts and without its beginning',
    edit: ['business.yaml', ['siteUrl'], 'www.küche.de'],
    says: 'content/business.yaml, line 3 › siteUrl: must start with https:// and end with the domain, without a slash, but is "www.küche.de". Write "https://www.xn--kche-0ra.de".',
  },
  {
    slip: 'a site address with a slash at the end',
    edit: ['business.yaml', ['siteUrl'], 'https://www.example.com/'],
    says: 'content/business.yaml, line 3 › siteUrl: must start with https:// and end with the domain, without a slash, but is "https://www.example.com/". Write "https://www.example.com".',
  },
  {
    slip: 'a link that is not safe',
    edit: ['business.yaml', ['credit', 'url'], 'http://example.com/'],
    says: 'content/business.yaml, line 11 › credit, url: must be a full address that starts with https://, but is "http://example.com/". Write "https://example.com/".',
  },
  {
    slip: 'a link that is too long',
    edit: ['business.yaml', ['credit', 'url'], `https://example.com/${'x'.repeat(2048)}`],
    says: 'content/business.yaml, line 11 › credit, url: must be an address with at most 2047 characters, but has 2068 characters.',
  },
  {
    slip: 'a name instead of a social address',
    edit: ['business.yaml', ['socialLinks', 'instagram'], '"@tidy"'],
    says: 'content/business.yaml, line 7 › socialLinks, instagram: must be a full address such as https://www.instagram.com/your-name, or / for the home page, but is "@tidy".',
  },
  {
    slip: 'a link to a page that does not exist',
    edit: ['navigation.yaml', ['entries', 3, 'href'], '/#abuot'],
    says: 'content/navigation.yaml, line 11 › entries, entry 4, href: must be one of /, /home-space-organizing, /interior-styling, /portfolio, /site-map, /sample-page, /#service, /#about, /#testimonial, /#contact-us, but is "/#abuot". Did you mean "/#about"?',
  },
  {
    slip: 'two menu entries that lead to the same page',
    edit: ['navigation.yaml', ['entries', 2, 'href'], '/interior-styling'],
    says: 'content/navigation.yaml, line 8 › entries, entry 3: repeats "/interior-styling" of entry 2; every entry may occur once.',
  },
  {
    slip: 'a menu without contact',
    edit: ['navigation.yaml', ['entries', 5, 'href'], '/sample-page'],
    says: 'content/navigation.yaml, line 1 › entries: needs an entry that leads to /#contact-us; it becomes the button of the header.',
  },
  {
    slip: 'a word that is none of the choices',
    edit: [HOME, ['about', 'highlights', 1, 'drawing'], 'vases'],
    says: `content/${HOME}, line 73 › about, highlights, entry 2, drawing: must be one of drawer, vase, arch, but is "vases". Did you mean "vase"?`,
  },
  {
    slip: 'a link of an unknown kind',
    edit: ['pages/site-map.yaml', ['sections', 4, 'links', 0, 'kind'], 'mail'],
    says: 'content/pages/site-map.yaml, line 40 › sections, entry 5, links, entry 1, kind: must be one of page, email, but is "mail". Did you mean "email"?',
  },
  {
    slip: 'a list with an entry too few',
    edit: [HOME, ['banner', 'headline', 2]],
    says: `content/${HOME}, line 5 › banner, headline: must be a list of 3 entries, but has 2 entries.`,
  },
  {
    slip: 'an empty word to emphasise',
    edit: [HOME, ['banner', 'emphasis'], '""'],
    says: `content/${HOME}, line 9 › banner, emphasis: must be one line of text with 1 to 12 characters, but is empty.`,
  },
  {
    slip: 'a word to emphasise that the headline does not hold',
    edit: [HOME, ['banner', 'emphasis'], 'ODC'],
    says: `content/${HOME}, line 9 › banner, emphasis: must be a word that stands exactly once in the headline, but is "ODC".`,
  },
  {
    slip: 'a picture that no gallery lists',
    edit: [HOME, ['services', 'organizing', 'pictures', 1], 'organizing/03-pantyr'],
    says: `content/${HOME}, line 25 › services, organizing, pictures, entry 2: must be a picture that is listed in a gallery, but is "organizing/03-pantyr". Did you mean "organizing/03-pantry"?`,
  },
  {
    slip: 'a picture of another gallery in a drawer',
    edit: [ORGANIZING, ['rooms', 'entries', 1, 'picture'], 'styling/03-bedroom'],
    says: `content/${ORGANIZING}, line 19 › rooms, entries, entry 2, picture: must be a picture of the gallery organizing, which stands on this page, but is "styling/03-bedroom".`,
  },
  {
    slip: 'a gallery that does not exist',
    edit: ['pages/portfolio.yaml', ['galleries', 3, 'gallery'], 'garage-revival'],
    says: 'content/pages/portfolio.yaml, line 10 › galleries, entry 4, gallery: must be the name of a folder in content/galleries, but is "garage-revival". Did you mean "garage-revive"?',
  },
  {
    slip: 'a layout that is drawn for another number of pictures',
    edit: [OASIS, ['layout'], 'composed'],
    says: `content/${OASIS}, line 2 › layout: is composed, which needs at least 5 pictures, but the gallery has 4; choose another layout.`,
  },
  {
    slip: 'a message that lost its placeholder',
    edit: ['messages.yaml', ['footer', 'copyright'], 'Copyright'],
    says: 'content/messages.yaml, line 16 › footer, copyright: must contain {year} exactly once, and no other words in braces { }, but is "Copyright".',
  },
  {
    slip: 'a message with a placeholder that nobody fills',
    edit: ['messages.yaml', ['menu', 'title'], 'Menu {count}'],
    says: 'content/messages.yaml, line 10 › menu, title: must not contain words in braces { }, but is "Menu {count}".',
  },
];

it.each(SLIPS)('names $slip', async ({ edit, says }) => {
  content.edit(...edit);
  expect(await content.mistakes()).toEqual([says]);
});

describe('one slip has one message', () => {
  it.each([
    [
      'a name with a slip',
      '  label: About\n',
      '  lable: About\n',
      'line 58 › about: has the unknown field "lable". Did you mean "label"?',
    ],
    [
      'a name in another language',
      '  label: About\n',
      '  Überschrift: About\n',
      'line 58 › about: has the unknown field "Überschrift", and "label" is missing. Did you mean that?',
    ],
    [
      'a line of the headline that went',
      '    - OCD goes\n',
      '',
      'line 5 › banner, headline: must be a list of 3 entries, but has 2 entries.',
    ],
    [
      'a group without the names of its fields',
      '    - drawing: vase\n      title: Elevated design\n',
      '    - Elevated design\n',
      'line 73 › about, highlights, entry 2: must be a group of fields, but is "Elevated design". Write each of its fields on a line of its own, as in the other entries.',
    ],
    [
      'a name that went',
      '  label: About\n',
      '  : About\n',
      'line 58 › about: has a colon without the name of a field in front.',
    ],
    [
      'the first line of a group that went',
      '    popup:\n',
      '',
      'line 45 › services, products, picture: has the field "label" without the line "popup:" that stood above it. Bring that back.',
    ],
    [
      'a field that moved to the left',
      '  name: Sample Customer\n  place: Your town\n',
      '  place: Your town\nname: Sample Customer\n',
      'line 84: has the field "name", which belongs to "testimonials". Check its indentation.',
    ],
    [
      'a list that lost the space behind its first dash',
      '- Because',
      '-Because',
      'line 6: has no space behind the dash. Write "- Because".',
    ],
  ])('%s', async (_, from, to, says) => {
    content.write(HOME, content.read(HOME).toString().replace(from, to));
    expect(await content.mistakes()).toEqual([`content/${HOME}, ${says}`]);
  });
});

it.each([
  ['quoted words inside of others', [HOME, ['contact', 'prompt'], 'Tell us “which” room']],
  ['a quoted word that the site fills in', ['messages.yaml', ['lightbox', 'title'], '„{gallery}“']],
  ['words that are quoted at both ends', [HOME, ['contact', 'prompt'], '„Oben“ und „unten“']],
  [
    'a quotation inside the words of a customer',
    [HOME, ['testimonials', 'paragraphs', 0], '‘Calm at last,’ I said.'],
  ],
  ['an ampersand, stars and signs', [HOME, ['contact', 'prompt'], '"Q&A; 3 < 5 * 2 > 1 & more"']],
  ['folded lines', [ORGANIZING, ['intro'], '>-\n  One home,\n  one person.\n']],
] satisfies [string, Parameters<ContentCopy['edit']>][])('lets pass %s', async (_, edit) => {
  content.edit(...edit);
  expect(await content.mistakes()).toEqual([]);
});

it('names a word to emphasise that stands twice in a line of the headline', async () => {
  content.edit(HOME, ['banner', 'headline', 1], 'OCD or OCD');
  content.edit(HOME, ['banner', 'emphasis'], 'OCD');
  expect(await content.mistakes()).toEqual([
    `content/${HOME}, line 9 › banner, emphasis: must be a word that stands exactly once in the headline, but is "OCD".`,
  ]);
});

it('names all mistakes of all files at once', async () => {
  content.edit('business.yaml', ['email'], 'nobody');
  content.edit(HOME, ['about', 'counters', 0, 'value'], 'few');
  content.edit(HOME, ['about', 'highlights', 2, 'drawing'], 'arc');
  expect(await content.mistakes()).toHaveLength(3);
});

describe('colours of one’s own', () => {
  const OWN = ['#f6f7f3', '#d0dec8', '#eedace', '#f1e09f', '#0f352e', '#1c4dba'] as const;
  const NAMES = ['ground', 'organizing', 'styling', 'products', 'dark', 'accent'] as const;

  function choose(change: Partial<Record<(typeof NAMES)[number], string>>): void {
    const fields = NAMES.map((name, index) => `${name}: "${change[name] ?? OWN[index]}"`);
    content.edit('business.yaml', ['colours'], `{ ${fields.join(', ')} }`);
  }

  it('may be chosen where everything can be read', async () => {
    choose({ styling: '#f0d8e0', dark: '#3a1030', accent: '#8a1a4a' });
    expect(await content.mistakes()).toEqual([]);
  });

  it('are refused with the two that are too near, and by how much', async () => {
    choose({ styling: '#8a6a55' });
    expect(await content.mistakes()).toEqual([
      expect.stringMatching(
        /› colours, styling: makes #\w{6} stand on #8a6a55 with a contrast of 3, which has to be 4\.5 at least; choose a colour that differs more\.$/u,
      ),
    ]);
  });

  it.each(['red', '#ABC', '#12345g', '0f352e'])('are not %s', async (color) => {
    choose({ dark: color });
    const [mistake] = await content.mistakes();
    expect(mistake).toContain('colours, dark: must be a colour such as "#0f352e"');
  });
});
