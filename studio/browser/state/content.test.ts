import { describe, expect, it } from 'vitest';
import { setAt } from './content.ts';
import { placeOfPicture, replacePicture } from './pictures.ts';
import { nameOfPage, orderedFiles } from '../names.ts';
import {
  changeAddress,
  leaveOrder,
  listInPortfolio,
  moveInOrder,
  unlistInPortfolio,
} from './pages.ts';
import { takeBack, unpublishedChanges } from './unpublished.ts';

const HALL = 'galleries/hall/gallery.yaml';
const ATTIC = 'galleries/attic/gallery.yaml';
const HOME = 'pages/home.yaml';
const PORTFOLIO = 'pages/portfolio.yaml';
const STYLING = 'pages/interior-styling.yaml';

function content() {
  return {
    [HALL]: { layout: 'lead', pictures: [{ src: './a.jpg', alt: 'A' }] },
    [ATTIC]: { layout: '', pictures: [] as unknown[] },
    [HOME]: { sections: [{ kind: 'portfolio-teaser', pictures: ['hall/a'] }] as object[] },
    [STYLING]: {
      sections: [{ kind: 'situations', picture: { name: 'hall/a', position: '1% 2%' } }],
    },
  };
}

it('points every reference to the new file of a replaced picture, without its old point', () => {
  const files = content();
  replacePicture(files, { file: HALL, path: ['pictures', 0, 'src'] }, './b.jpg');
  expect(files[HALL].pictures).toEqual([{ src: './b.jpg', alt: 'A' }]);
  expect(files[HOME].sections[0]).toMatchObject({ pictures: ['hall/b'] });
  expect(files[STYLING].sections[0]?.picture).toEqual({ name: 'hall/b' });
});

it('moves the focus points with a photograph that was turned, also where pages show it', () => {
  const files = content();
  Object.assign(files[HALL].pictures[0] ?? {}, { position: '9% 9%' });
  const place = { file: HALL, path: ['pictures', 0, 'src'] };
  replacePicture(files, place, './b.jpg', (point) => `${point} turned`);
  expect(files[HALL].pictures).toMatchObject([{ src: './b.jpg', position: '9% 9% turned' }]);
  expect(files[STYLING].sections[0]?.picture).toEqual({
    name: 'hall/b',
    position: '1% 2% turned',
  });
});

it('replaces the picture of its own field, also after it moved, and none of a removed gallery', () => {
  const files = content();
  const place = { file: HALL, path: ['pictures', 0] };
  // Another field shows the same file.
  files[HOME].sections.push({ kind: 'about', picture: { src: '../galleries/hall/a.jpg' } });
  files[HALL].pictures.push({ src: './a.jpg', alt: 'Again' });
  expect(placeOfPicture(files, place, './a.jpg')?.path).toEqual(['pictures', 0, 'src']);
  files[HALL].pictures = [
    { src: './new.jpg', alt: '' },
    { src: './a.jpg', alt: 'A' },
  ];
  expect(placeOfPicture(files, place, './a.jpg')?.path).toEqual(['pictures', 1, 'src']);
  Object.assign(files[HALL].pictures, { 0: { alt: 'Written by hand' } });
  expect(placeOfPicture(files, place, '')?.path).toEqual(['pictures', 0, 'src']);
  const removed = { ...files, [HALL]: undefined };
  for (const src of ['./a.jpg', '']) expect(placeOfPicture(removed, place, src)).toBeUndefined();
});

it('adds a gallery after the others of the portfolio, and takes it off there only', () => {
  const gallery = (name: string) => ({ kind: 'gallery', gallery: name });
  const portfolio = (...galleries: object[]): Record<string, unknown> => ({
    'pages/portfolio.yaml': { sections: [{ kind: 'heading' }, ...galleries, { kind: 'contact' }] },
    'pages/interior-styling.yaml': { sections: [gallery('hall')] },
  });
  const files = portfolio(gallery('cellar'));
  listInPortfolio(files, 'hall');
  listInPortfolio(files, 'attic');
  unlistInPortfolio(files, 'hall');
  expect(files).toEqual(portfolio(gallery('cellar'), gallery('attic')));
});

it('adds a gallery to the page with most galleries and room when the portfolio is full', () => {
  const gallery = { kind: 'gallery', gallery: 'cellar' };
  const full = Array.from({ length: 30 }, () => gallery);
  const files: Record<string, unknown> = {
    'pages/about.yaml': { sections: [gallery] },
    'pages/portfolio.yaml': { sections: [...full] },
    'pages/portfolio-2.yaml': { sections: [...full] },
    'pages/portfolio-3.yaml': { sections: [gallery, gallery, { kind: 'contact' }] },
  };
  listInPortfolio(files, 'hall');
  expect(files).toMatchObject({
    'pages/about.yaml': { sections: [gallery] },
    'pages/portfolio.yaml': { sections: full },
    'pages/portfolio-2.yaml': { sections: full },
    'pages/portfolio-3.yaml': {
      sections: [gallery, gallery, { kind: 'gallery', gallery: 'hall' }, { kind: 'contact' }],
    },
  });
});

it('adds a gallery at the beginning of a list of projects, and takes it out of it', () => {
  const portfolio = (list: object): Record<string, unknown> => ({
    'pages/portfolio.yaml': { sections: [{ kind: 'projects', ...list }] },
  });
  const files = portfolio({});
  listInPortfolio(files, 'hall');
  listInPortfolio(files, 'attic');
  expect(files).toEqual(portfolio({ galleries: ['attic', 'hall'] }));
  unlistInPortfolio(files, 'hall');
  expect(files).toEqual(portfolio({ galleries: ['attic'] }));
  unlistInPortfolio(files, 'attic');
  expect(files).toEqual(portfolio({}));
});

it('moves a page with the links to it, and leads its old address and older ones there', () => {
  const at = (name: string) => ({ file: `pages/${name}.yaml`, route: `/${name}` });
  const files: Record<string, unknown> = {
    'pages/work.yaml': {},
    'words/terms.md': { text: 'See [our work](/work#first), [all](/workshop) and /work.' },
    'redirects.yaml': {
      entries: [
        { from: '/jobs', to: '/work' },
        { from: '/done', to: '/' },
      ],
    },
  };
  changeAddress(files, at('work'), at('done'));
  expect(files).toEqual({
    'pages/done.yaml': {},
    'words/terms.md': { text: 'See [our work](/done#first), [all](/workshop) and /work.' },
    'redirects.yaml': { entries: ['/jobs', '/work'].map((from) => ({ from, to: '/done' })) },
  });
});

describe('the order of pages', () => {
  const at = (name: string) => ({ file: `pages/${name}.yaml`, route: `/${name}` });
  const page = {};
  const filesWith = (business: object = {}): Record<string, unknown> => ({
    'business.yaml': business,
    'pages/home.yaml': page,
    'pages/404.yaml': page,
    'pages/attics.yaml': page,
    'pages/cellars.yaml': page,
    'pages/work.yaml': { service: {} },
    'words/imprint.md': {},
  });
  const orderOf = (files: Record<string, unknown>) => orderedFiles(files).map(nameOfPage);

  it('is one list of pages and pages of text, in which each can be moved', () => {
    const files = filesWith();
    expect(orderOf(files)).toEqual(['work', 'attics', 'cellars', 'imprint']);
    moveInOrder(files, 3, 1);
    expect(files['business.yaml']).toEqual({ order: ['work', 'imprint', 'attics', 'cellars'] });
    expect(orderOf(files)).toEqual(['work', 'imprint', 'attics', 'cellars']);
  });

  it('stays as it is when a page gets a new address', () => {
    for (const business of [{}, { order: ['attics', 'cellars', 'work', 'imprint'] }]) {
      const files = filesWith(business);
      const before = orderOf(files);
      changeAddress(files, at('attics'), at('roofs'));
      expect(orderOf(files)).toEqual(before.map((name) => (name === 'attics' ? 'roofs' : name)));
    }
  });

  it('is not written down where the new address keeps the place by itself', () => {
    const files = filesWith();
    changeAddress(files, at('work'), at('jobs'));
    expect(files['business.yaml']).toEqual({});
  });

  it('loses a page that is removed, and no other', () => {
    const files = filesWith({ order: ['cellars', 'attics'] });
    leaveOrder(files, 'galleries/attics/gallery.yaml');
    leaveOrder(files, 'pages/cellars.yaml');
    expect(files['business.yaml']).toEqual({ order: ['attics'] });
  });

  it('leaves alone a business that cannot be read', () => {
    const files = { ...filesWith(), 'business.yaml': null };
    moveInOrder(files, 0, 1);
    expect(files['business.yaml']).toBeNull();
  });
});

describe('the list of unpublished changes', () => {
  const at = (name: string) => ({ file: `pages/${name}.yaml`, route: `/${name}` });
  const published: Record<string, unknown> = {
    'pages/work.yaml': {
      seo: { title: 'Work', description: 'All projects of the last years.' },
      sections: [],
    },
    'words/terms.md': { title: 'Terms', text: 'See [our work](/work#first).' },
    'redirects.yaml': { entries: [{ from: '/jobs', to: '/work' }] },
  };
  const afterMoves = (...names: string[]) => {
    const files = structuredClone(published);
    for (const [index, name] of names.entries()) {
      const from = names[index - 1] ?? 'work';
      changeAddress(files, at(from), at(name), { isKnown: from === 'work' });
    }
    return files;
  };

  it('shows a page with a new address as one change, with its links and redirects', () => {
    for (const files of [afterMoves('done'), afterMoves('first', 'done')]) {
      const changes = unpublishedChanges(published, files);
      const rename = {
        kind: 'renamed',
        file: 'pages/done.yaml',
        from: 'pages/work.yaml',
        path: [],
      };
      expect(changes).toEqual([rename]);
      for (const change of changes) takeBack(files, change);
      expect(files).toEqual(published);
    }
  });

  it('shows words that were changed after that as changes of their own', () => {
    const files = afterMoves('done');
    setAt(files, ['pages/done.yaml', 'seo', 'title'], 'Our work');
    setAt(files, ['words/terms.md', 'title'], 'Our terms');
    const kinds = unpublishedChanges(published, files).map(({ kind, file }) => [kind, file]);
    expect(kinds).toEqual([
      ['renamed', 'pages/done.yaml'],
      ['changed', 'words/terms.md'],
      ['changed', 'pages/done.yaml'],
    ]);
  });

  it('shows nothing once a page is back at its address', () => {
    expect(afterMoves('done', 'work')).toEqual(published);
    expect(unpublishedChanges(published, afterMoves('done', 'work'))).toEqual([]);
  });
});

it('lets pictures, links and the portfolio follow a gallery to another folder', () => {
  const files: Record<string, unknown> = {
    ...content(),
    [PORTFOLIO]: { sections: [{ kind: 'gallery', gallery: 'hall' }] },
    'words/news.md': { text: 'See [the hall](/portfolio/hall) and [more](/portfolio/hall-2).' },
  };
  const to = { file: 'galleries/entrance/gallery.yaml', route: '/portfolio/entrance' };
  changeAddress(files, { file: HALL, route: '/portfolio/hall' }, to);
  expect(files).not.toHaveProperty([HALL]);
  expect(files[to.file]).toEqual(content()[HALL]);
  expect(files[HOME]).toMatchObject({ sections: [{ pictures: ['entrance/a'] }] });
  expect(files[STYLING]).toMatchObject({ sections: [{ picture: { name: 'entrance/a' } }] });
  expect(files[PORTFOLIO]).toEqual({ sections: [{ kind: 'gallery', gallery: 'entrance' }] });
  expect(files['words/news.md']).toEqual({
    text: 'See [the hall](/portfolio/entrance) and [more](/portfolio/hall-2).',
  });
  expect(files['redirects.yaml']).toEqual({
    entries: [{ from: '/portfolio/hall', to: '/portfolio/entrance' }],
  });
});
