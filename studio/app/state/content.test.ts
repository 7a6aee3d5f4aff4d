import { expect, it } from 'vitest';
import { listInPortfolio, replacePicture, unlist } from './content.ts';

const HALL = 'galleries/hall/gallery.yaml';
const ATTIC = 'galleries/attic/gallery.yaml';
const HOME = 'pages/home.yaml';
const STYLING = 'pages/interior-styling.yaml';

function content() {
  return {
    [HALL]: { layout: 'lead', pictures: [{ src: './a.jpg', alt: 'A' }] },
    [ATTIC]: { layout: '', pictures: [] as unknown[] },
    [HOME]: { services: { styling: { pictures: ['hall/a'] } } },
    [STYLING]: { situations: { picture: { name: 'hall/a', position: '1% 2%' } } },
  };
}

it('points every reference to the new file of a replaced picture, without its old point', () => {
  const files = content();
  replacePicture(files, { file: HALL, path: ['pictures', 0, 'src'] }, './b.jpg');
  expect(files[HALL].pictures).toEqual([{ src: './b.jpg', alt: 'A' }]);
  expect(files[HOME].services.styling.pictures).toEqual(['hall/b']);
  expect(files[STYLING].situations.picture).toEqual({ name: 'hall/b' });
});

it('adds a gallery to the portfolio, and takes it off portfolio and site map', () => {
  const link = (label: string) => ({ kind: 'page', label, href: '/portfolio' });
  const lists = (galleries: object[], labels: string[][]): Record<string, unknown> => ({
    'pages/portfolio.yaml': { galleries },
    'pages/site-map.yaml': { sections: labels.map((own) => ({ links: own.map(link) })) },
    'pages/interior-styling.yaml': { gallery: 'hall' },
  });
  const files = lists([], [['Hall', 'Attic'], ['Hall']]);
  listInPortfolio(files, 'hall');
  listInPortfolio(files, 'attic');
  unlist(files, ['hall', '/portfolio'], 'Hall');
  expect(files).toEqual(lists([{ gallery: 'attic' }], [['Attic']]));
});
