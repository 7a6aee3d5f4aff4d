import { expect, it } from 'vitest';
import { linkName } from './fields/linkName.ts';
import { fileOfRoute, linkTargets, newFile, routeShowing, sectionName } from './names.ts';

const FILES = {
  'galleries/hall/gallery.yaml': {},
  'words/imprint.md': {},
  'words/portfolio-2.md': {},
  'pages/home.yaml': { sections: [{ kind: 'services' }] },
  'pages/portfolio.yaml': { sections: [{ kind: 'heading' }] },
  'pages/interior-styling.yaml': { sections: [{ kind: 'gallery', gallery: 'hall' }] },
  'pages/products.yaml': { service: { comingSoon: {} } },
};
const LONG = `${'word '.repeat(12)}${'x'.repeat(300)}`;

it.each([
  ['gallery', 'Küche & Bad', 'galleries/kuche-bad/gallery.yaml'],
  ['gallery', '家', 'galleries/gallery/gallery.yaml'],
  ['page', 'Imprint', 'words/imprint-2.md'],
  ['page', 'Portfolio', 'words/portfolio-3.md'],
  ['page', LONG, 'words/word-word-word-word-word-word-word-word-word-word-word-word.md'],
] as const)('gives a new %s with the title "%s" a free file', (kind, title, file) => {
  expect(newFile(kind, title, FILES).file).toBe(file);
});

it('shows a gallery on the page that has it, and a later service on the home page', () => {
  const files = ['galleries/hall/gallery.yaml', 'galleries/attic/gallery.yaml'];
  const routes = [...files, 'pages/products.yaml'].map((file) => routeShowing(FILES, file));
  expect(routes).toEqual(['/interior-styling', '/', '/']);
});

it('offers links to the kinds of room in a list of projects, and opens its page for them', () => {
  const files = {
    ...FILES,
    'pages/portfolio.yaml': { seo: { title: 'Portfolio' }, sections: [{ kind: 'projects' }] },
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, number) => [
        `galleries/oak-${number}/gallery.yaml`,
        { story: { room: 'Kitchen' } },
      ]),
    ),
    'galleries/rail/gallery.yaml': { story: {} },
  };
  const kitchen = '/portfolio/room/kitchen';
  const inPortfolio = linkTargets(files).filter((href) => /^\/portfolio\/(?!oak|rail)/u.test(href));
  expect(inPortfolio).toEqual([kitchen]);
  expect(linkName(files, kitchen)).toBe('Portfolio: Kitchen');
  expect(fileOfRoute(files, `${kitchen}/2`)).toBe('pages/portfolio.yaml');
  expect(fileOfRoute(files, '/portfolio/rail')).toBe('galleries/rail/gallery.yaml');
});

it('calls a section that shows a gallery like the gallery, and one whose gallery is gone by its kind', () => {
  const section = (gallery: string) => ({ kind: 'gallery', gallery });
  const files = { ...FILES, 'galleries/hall/gallery.yaml': { title: 'The hall' } };
  expect(sectionName(section('hall'), files)).toBe('The hall');
  expect(sectionName(section('gone'), files)).toBe('Gallery');
  expect(sectionName({ ...section('hall'), title: 'Our work' }, files)).toBe('Our work');
});
