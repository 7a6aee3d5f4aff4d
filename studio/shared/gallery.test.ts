import { expect, it } from 'vitest';
import { asPicture, withPictures } from './gallery.ts';

const HALL = { src: './hall.jpg', alt: 'A hall' };

it.each([
  ['as it is', { ...HALL, position: '50% 50%' }, { ...HALL, position: '50% 50%' }],
  ['without words', { src: './hall.jpg' }, { src: './hall.jpg', alt: '' }],
  ['with numbers for words', { src: 1, alt: 2 }, { src: '', alt: '' }],
  ['that is empty', null, { src: '', alt: '' }],
])('reads an entry %s as a picture', (_, entry, picture) => {
  expect(asPicture(entry)).toEqual(picture);
});

it('adds pictures at the end of a gallery, new ones without words', () => {
  const gallery = { layout: 'weave', title: 'Rooms', pictures: [HALL] };
  const added = [
    { src: './bath.jpg', video: './tour.mp4' },
    { src: './desk.jpg', alt: 'A desk' },
  ];
  expect(withPictures(gallery, added)).toEqual({
    layout: 'weave',
    title: 'Rooms',
    pictures: [
      HALL,
      { src: './bath.jpg', alt: '', video: './tour.mp4' },
      { src: './desk.jpg', alt: 'A desk' },
    ],
  });
  expect(gallery.pictures).toEqual([HALL]);
});

it.each([
  ['that is empty', null],
  ['without a list', {}],
  ['whose list another program broke', { pictures: 'none' as never }],
])('begins the list of a gallery %s', (_, gallery) => {
  expect(withPictures(gallery, [HALL])).toEqual({ layout: '', pictures: [HALL] });
});
