import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyContent } from './contentCopy.ts';
import type { ContentCopy } from './contentCopy.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});

afterEach(() => {
  content.discard();
});

it('has nothing to say about the content as it is', async () => {
  expect(await content.mistakes()).toEqual([]);
});

const SLIPS = [
  {
    slip: 'a number in words',
    edit: ['pages/home.yaml', 'value: 145', 'value: many'],
    says: 'content/pages/home.yaml › about.counters[1].value: must be a whole number from 0 to 99999, but is "many". Write the number without quotes.',
  },
  {
    slip: 'a number in quotes',
    edit: ['business.yaml', '2023', '"2023"'],
    says: 'content/business.yaml › copyrightYear: must be a whole number from 1990 to 2100, but is "2023". Write the number without quotes.',
  },
  {
    slip: 'a text without quotes that reads as a number',
    edit: ['pages/not-found.yaml', '"404"', '404'],
    says: 'content/pages/not-found.yaml › label: must be one line of text with 1 to 12 characters, but is 404. Put it in quotes.',
  },
  {
    slip: 'a text without quotes that reads as a date',
    edit: ['pages/home.yaml', 'Your town', '2023-01-31'],
    says: 'content/pages/home.yaml › testimonials.place: must be one line of text with 1 to 40 characters, but is a date. Put it in quotes.',
  },
  {
    slip: 'an empty text',
    edit: ['pages/home.yaml', 'Your town', '""'],
    says: 'content/pages/home.yaml › testimonials.place: must be one line of text with 1 to 40 characters, but is empty.',
  },
  {
    slip: 'a text that is too long',
    edit: ['pages/portfolio.yaml', 'From idea', 'From idea, '.repeat(10)],
    says: 'content/pages/portfolio.yaml › subtitle: must be one line of text with 1 to 80 characters, but has 128 characters.',
  },
  {
    slip: 'a field that is missing',
    edit: ['pages/home.yaml', '  button: Discover more\n', ''],
    says: 'content/pages/home.yaml › banner.button: is missing; it must be one line of text with 1 to 24 characters.',
  },
  {
    slip: 'a field that does not exist',
    edit: ['pages/home.yaml', '  name: Sample', '  nmae: Sam\n  name: Sample'],
    says: 'content/pages/home.yaml › testimonials: has the unknown field "nmae". Did you mean "name"?',
  },
  {
    slip: 'a field that resembles none',
    edit: ['business.yaml', 'name: The', 'telephone: none\nname: The'],
    says: 'content/business.yaml: has the unknown field "telephone". Remove it.',
  },
  {
    slip: 'an e-mail address without its sign',
    edit: ['business.yaml', 'hello@', 'hello'],
    says: 'content/business.yaml › email: must be an e-mail address such as hello@example.com, but is "helloexample.com".',
  },
  {
    slip: 'a site address with a slash at the end',
    edit: ['business.yaml', 'www.example.com', 'www.example.com/'],
    says: 'content/business.yaml › siteUrl: must start with https:// and end with the domain, without a slash, but is "https://www.example.com/".',
  },
  {
    slip: 'a link that is not safe',
    edit: ['business.yaml', 'url: https', 'url: http'],
    says: 'content/business.yaml › credit.url: must be a full address that starts with https://, but is "http://example.com/".',
  },
  {
    slip: 'a link to a page that does not exist',
    edit: ['navigation.yaml', '/#about', '/#abuot'],
    says: 'content/navigation.yaml › entries[3].href: must be a page or a home page section of this site, but is "/#abuot". Did you mean "/#about"?',
  },
  {
    slip: 'two menu entries that lead to the same page',
    edit: ['navigation.yaml', 'href: /portfolio', 'href: /interior-styling'],
    says: 'content/navigation.yaml › entries[2]: repeats "/interior-styling" of entry 2; every entry may occur once.',
  },
  {
    slip: 'a menu without contact',
    edit: ['navigation.yaml', '/#contact-us', '/sample-page'],
    says: 'content/navigation.yaml › entries: needs an entry that leads to /#contact-us; it becomes the button of the header.',
  },
  {
    slip: 'a word that is none of the choices',
    edit: ['pages/home.yaml', 'drawing: vase', 'drawing: vases'],
    says: 'content/pages/home.yaml › about.highlights[1].drawing: must be one of drawer, vase, arch, but is "vases". Did you mean "vase"?',
  },
  {
    slip: 'a link of an unknown kind',
    edit: ['pages/site-map.yaml', 'kind: email', 'kind: mail'],
    says: 'content/pages/site-map.yaml › sections[4].links[0].kind: must be one of page, email, but is "mail". Did you mean "email"?',
  },
  {
    slip: 'a list with an entry too few',
    edit: ['pages/home.yaml', '    - a long way\n', ''],
    says: 'content/pages/home.yaml › banner.headline: must be a list of 3 entries, but has 2 entries.',
  },
  {
    slip: 'a word to emphasise that the headline does not hold',
    edit: ['pages/home.yaml', 'emphasis: OCD', 'emphasis: ODC'],
    says: 'content/pages/home.yaml › banner.emphasis: must be a word of exactly one line of the headline, but is "ODC".',
  },
  {
    slip: 'a label that lost its placeholder',
    edit: ['labels.yaml', 'Copyright {year}', 'Copyright'],
    says: 'content/labels.yaml › footer.copyright: must hold {year} once and no other placeholder, but is "Copyright".',
  },
  {
    slip: 'a label with a placeholder that nobody fills',
    edit: ['labels.yaml', 'title: Menu', 'title: Menu {count}'],
    says: 'content/labels.yaml › menu.title: must not hold a placeholder in braces, but is "Menu {count}".',
  },
] as const;

it.each(SLIPS)('names $slip', async ({ edit: [file, from, to], says }) => {
  content.edit(file, from, to);
  expect(await content.mistakes()).toEqual([says]);
});

it('names all mistakes of all files at once', async () => {
  content.edit('business.yaml', 'hello@', 'hello');
  content.edit('pages/home.yaml', 'value: 25', 'value: few');
  content.edit('pages/home.yaml', 'drawing: arch', 'drawing: arc');
  expect(await content.mistakes()).toHaveLength(3);
});
