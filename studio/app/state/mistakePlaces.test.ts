import { expect, it } from 'vitest';
import { formFields } from '../../forms/formFields.ts';
import { atTheirFields } from './mistakePlaces.ts';

const forms = formFields();
const GALLERY = 'galleries/one/gallery.yaml';
const files = {
  [GALLERY]: { pictures: [{ src: './a.jpg' }, { src: './b.jpg', video: './tour.mp4' }] },
  'business.yaml': { logo: { src: './logo.png' } },
  'navigation.yaml': undefined,
};
const formOf = (path: string) => forms[path === GALLERY ? 'galleries' : 'business'];

it.each([
  [
    'of a photograph at the picture that shows it',
    'galleries/one/b.jpg',
    { file: GALLERY, field: ['pictures', 1, 'src'], message: 'is wrong.' },
  ],
  [
    'of a video at the field that names it',
    'galleries/one/tour.mp4',
    { file: GALLERY, field: ['pictures', 1, 'video'], message: 'is wrong.' },
  ],
  [
    'of the logo at its field',
    'logo.png',
    { file: 'business.yaml', field: ['logo', 'src'], message: 'is wrong.' },
  ],
  [
    'of a file that no picture shows above the form of its folder, with its name',
    'galleries/one/film.mov',
    { file: GALLERY, field: [], message: 'content/galleries/one/film.mov is wrong.' },
  ],
  [
    'of a file that has no form near above the first one, with its name',
    'notes.txt',
    { file: 'pages/home.yaml', field: [], message: 'content/notes.txt is wrong.' },
  ],
  [
    'of a file that cannot be read with its line, as there are no fields of it',
    'navigation.yaml',
    { file: 'navigation.yaml', field: [], message: 'line 2 is wrong.' },
  ],
  ['of a form where it is', GALLERY, { file: GALLERY, field: [], message: 'is wrong.' }],
])('shows a mistake %s', (_, file, shown) => {
  const mistake = { file, field: [], message: 'is wrong.', line: 2 };
  expect(atTheirFields([mistake], files, formOf)).toMatchObject([shown]);
});
