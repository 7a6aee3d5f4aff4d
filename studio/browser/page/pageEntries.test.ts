import { expect, it } from 'vitest';
import { changedEntries, pageEntries } from './pageEntries.ts';

const HALL = 'galleries/hall/gallery.yaml';
const HOME = 'pages/home.yaml';
const ABOUT = 'pages/about.yaml';

const pictureOf = (alt: string) => ({ layout: '', pictures: [{ src: './a.jpg', alt }] });
const teaser = { kind: 'portfolio-teaser', label: 'Our work', pictures: ['hall/a'] };
const page = (menu: string, text: string) => ({ menu, sections: [{ kind: 'text', text }] });

const MADE = {
  [HALL]: pictureOf('A hall'),
  [HOME]: { sections: [teaser] },
  [ABOUT]: page('About', 'We are two.'),
};

/** What changes on the home page, as "field: before > now". */
function changesOfHome(now: Readonly<Record<string, unknown>>): string[] {
  return changedEntries(MADE, { ...MADE, ...now }, '/').map(
    ({ path, made, now: words }) => `${String(path.at(-1))}: ${made} > ${words}`,
  );
}

it('changes the words of its own page, and the menu of every page', () => {
  const sections = [{ ...teaser, label: 'Rooms' }];
  expect(changesOfHome({ [HOME]: { sections } })).toEqual(['label: Our work > Rooms']);
  expect(changesOfHome({ [ABOUT]: page('Us', 'We are three.') })).toEqual(['menu: About > Us']);
  expect(changesOfHome({})).toEqual([]);
});

it('changes the description of a photograph where a page shows it', () => {
  const changed = changesOfHome({ [HALL]: pictureOf('A tidy hall') });
  expect(changed).toContain('alt: A hall > A tidy hall');
  expect(changed).toContain('0: A hall > A tidy hall');
});

it('knows all words that the page was made of', () => {
  const words = pageEntries(MADE, '/').map(({ made }) => made);
  expect(words).toEqual(expect.arrayContaining(['Our work', 'A hall', 'About']));
  expect(words).not.toContain('We are two.');
});
