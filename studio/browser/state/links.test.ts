import { expect, it } from 'vitest';
import { isUnreachable, leaveOutLinks, usesOf } from './links.ts';

const HOME = 'pages/home.yaml';
const SITE_MAP = 'pages/site-map.yaml';
const PRICES = 'pages/prices.yaml';
const HALL = 'galleries/hall/gallery.yaml';
const IMPRINT = 'words/imprint.md';

function content() {
  return {
    [HOME]: {
      sections: [
        { kind: 'banner', button: 'Prices', href: '/prices' },
        { kind: 'text', text: 'See [our prices](/prices#rooms) and [the map](/site-map).' },
        { kind: 'portfolio-teaser', href: '/portfolio/hall', pictures: ['hall/a', 'hall/b'] },
      ],
    },
    [SITE_MAP]: {
      sections: [
        {
          kind: 'site-map',
          groups: [
            {
              title: 'All',
              links: [
                { kind: 'page', label: 'Prices', href: '/prices' },
                { kind: 'page', label: 'Home', href: '/' },
              ],
            },
          ],
        },
      ],
    },
    [PRICES]: { sections: [{ kind: 'heading', title: 'Prices' }] } as object,
    [HALL]: {
      title: 'Hall',
      pictures: [{ src: './a.jpg' }],
      story: { picture: { name: 'hall/a' } },
    },
    [IMPRINT]: { text: '[Prices](/prices), [more](/prices-2)' },
    'business.yaml': { announcement: { text: 'New prices', href: '/prices' } },
    'redirects.yaml': { entries: [{ from: '/costs', to: '/prices' }] },
  };
}

it('counts the links to a page and to its sections, without old addresses and its own', () => {
  expect(usesOf(content(), PRICES)).toEqual({ showing: [], links: 5, isService: false });
});

it('names every file that shows photographs of a gallery, and counts the links to its project', () => {
  expect(usesOf(content(), HALL)).toEqual({ showing: [HOME], links: 1, isService: false });
});

it('takes out every link to a page that is left out; a needed one leads to the home page', () => {
  const files = content();
  leaveOutLinks(files, PRICES);
  expect(files[HOME].sections).toMatchObject([
    { kind: 'banner', href: '/' },
    { text: 'See our prices and [the map](/site-map).' },
    { href: '/portfolio/hall' },
  ]);
  expect(files[SITE_MAP].sections[0]?.groups[0]?.links).toEqual([
    { kind: 'page', label: 'Home', href: '/' },
  ]);
  expect(files[IMPRINT].text).toBe('Prices, [more](/prices-2)');
  expect(files['business.yaml']).toEqual({ announcement: { text: 'New prices' } });
  expect(files['redirects.yaml'].entries).toEqual([{ from: '/costs', to: '/' }]);
});

it('keeps the only entry of a list that must have one', () => {
  const files = content();
  const [group] = files[SITE_MAP].sections[0]?.groups ?? [];
  group?.links.pop();
  leaveOutLinks(files, PRICES);
  expect(group?.links).toEqual([{ kind: 'page', label: 'Prices', href: '/' }]);
});

it.each<[string, object]>([
  ['is in the menu', { menu: 'Rooms', sections: [] }],
  ['has a section in the menu', { sections: [{ kind: 'text', id: 'a', menu: 'A' }] }],
  ['is a service', { service: { name: 'Rooms' }, sections: [] }],
  ['is the site map', { sections: [{ kind: 'site-map', groups: [] }] }],
])('finds that a page is reached which %s', (_, page) => {
  expect(isUnreachable({ ...content(), 'pages/rooms.yaml': page }, 'pages/rooms.yaml')).toBe(false);
});

it('finds a page that nothing leads to', () => {
  const files = { ...content(), 'pages/rooms.yaml': { sections: [] } };
  expect(isUnreachable(files, 'pages/rooms.yaml')).toBe(true);
  for (const file of [PRICES, HOME, IMPRINT, HALL]) expect(isUnreachable(files, file)).toBe(false);
});
