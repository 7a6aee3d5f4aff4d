import { expect, it } from 'vitest';
import { foundPage } from './foundPage.ts';

const ROOMS = 'pages/rooms.yaml';
const IMPRINT = 'words/imprint.md';
const HALL = 'galleries/hall/gallery.yaml';

function content() {
  return {
    'business.yaml': { name: 'The Tidy Touch', siteUrl: 'https://tidy.example' },
    'messages.yaml': { document: { title: '{page} – {business}' } },
    'pages/home.yaml': {
      seo: { title: 'Home', description: 'Calm rooms.' },
      sections: [{ kind: 'banner', picture: { src: './home/a.jpg', alt: 'A', position: '9% 9%' } }],
    },
    'pages/404.yaml': { seo: { title: 'Not found', description: '' }, sections: [] },
    [ROOMS]: {
      seo: { title: 'Rooms', description: 'Rooms' },
      sections: [
        { kind: 'banner', hidden: true, picture: { src: './rooms/b.jpg', alt: 'B' } },
        { kind: 'gallery', gallery: 'hall' },
      ] as object[],
      unlisted: undefined as true | undefined,
    },
    [IMPRINT]: { title: 'Imprint', description: 'Who we are.', text: '' },
    [HALL]: {
      title: 'Hall',
      pictures: [
        { src: './1.jpg', alt: 'One' },
        { src: './2.jpg', alt: 'Two' },
      ],
      story: undefined as object | undefined,
    },
  };
}

it('shows title, address and description of a page, as the site writes them', () => {
  expect(foundPage(content(), ROOMS)).toMatchObject({
    documentTitle: 'Rooms – The Tidy Touch',
    title: 'Rooms',
    url: 'https://tidy.example/rooms',
    words: ['seo', 'title'],
    isUndescribed: true,
  });
  expect(foundPage(content(), IMPRINT)).toMatchObject({
    url: 'https://tidy.example/imprint',
    description: 'Who we are.',
    words: ['title'],
    isUndescribed: false,
  });
});

it('shows the first picture of the gallery of a page, or of its project', () => {
  const files = content();
  expect(foundPage(files, ROOMS).picture).toMatchObject({ file: HALL, src: './1.jpg' });
  files[HALL].story = { picture: { name: 'hall/2', position: '1% 1%' }, intro: 'A hall.' };
  const picture = { file: HALL, src: './2.jpg', position: '1% 1%' };
  expect(foundPage(files, ROOMS).picture).toMatchObject(picture);
  expect(foundPage(files, HALL)).toMatchObject({ picture, description: 'A hall.' });
});

it('shows the picture of the home page where a page has none', () => {
  const picture = { file: 'pages/home.yaml', src: './home/a.jpg', position: '9% 9%' };
  expect(foundPage(content(), IMPRINT).picture).toMatchObject(picture);
});

it('tells messages only the title of a page that search engines do not list', () => {
  const files = content();
  files[ROOMS].unlisted = true;
  expect(foundPage(files, ROOMS)).toMatchObject({
    ...{ isUnlisted: true, picture: undefined, description: '', title: 'Rooms – The Tidy Touch' },
  });
});

it('shows the title alone while the pattern of titles is broken', () => {
  const files = { ...content(), 'messages.yaml': { document: { title: '{page}, {name}' } } };
  expect(foundPage(files, ROOMS).documentTitle).toBe('Rooms');
});
