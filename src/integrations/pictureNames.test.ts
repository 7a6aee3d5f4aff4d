import { expect, it } from 'vitest';
import { shortNames } from './pictureNames.ts';

const srcset = (...requests: string[]) =>
  requests.map((request) => `/_astro/01-sofa.DKpKbEba_${request}.avif 1w`).join(', ');

it('numbers the forms of a picture, whichever pages name them', () => {
  const names = [...shortNames([srcset('1Xfi76', 'Z2v'), srcset('Z2v', '264nqK')]).values()];
  const [, hash] = /01-sofa\.([\w-]{8})-0/u.exec(names[0] ?? '') ?? [];
  expect(names).toEqual([0, 1, 2].map((form) => `/_astro/01-sofa.${hash}-${form}.avif`));
});

it('gives other names as soon as one of the forms is another', () => {
  const [name] = shortNames([srcset('1Xfi76', 'Z2v')]).values();
  const [other] = shortNames([srcset('1Xfi76', '264nqK')]).values();
  expect(name).not.toBe(other);
});

it('leaves files alone that nothing was made of', () => {
  expect(shortNames(['/_astro/film.DKpKbEba.mp4'])).toEqual(new Map());
});
