import { expect, it } from 'vitest';
import { pictureChoices } from './pictureChoices.ts';

const fileOf = (number: number) => `galleries/project-${number}/gallery.yaml`;

/** The files of a site with so many galleries. */
function siteOf(galleries: number, photographs: number) {
  const pictures = Array.from({ length: photographs }, (_, index) => ({
    src: `./photo-${index + 1}.jpg`,
    title: `Photograph ${index + 1}`,
    alt: index === 0 ? 'A red chair' : 'Shelves',
  }));
  const numbers = Array.from({ length: galleries }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((one) => [fileOf(one), { title: `Project ${one}`, pictures }]),
  );
}

const openOf = (choices: ReturnType<typeof pictureChoices>) =>
  choices.filter(({ isOpen }) => isOpen).map(({ name }) => name);

it('draws the photographs of the first galleries only, if there are thousands', () => {
  const choices = pictureChoices(siteOf(60, 40), '', fileOf(7));
  expect(choices).toHaveLength(60);
  expect(openOf(choices)).toEqual(['Project 7', 'Project 1']);
  expect(openOf(pictureChoices(siteOf(1, 100), ''))).toEqual(['Project 1']);
});

it('shows all photographs of a small site at once', () => {
  expect(openOf(pictureChoices(siteOf(6, 8), ''))).toHaveLength(6);
});

it('finds photographs by the name of their gallery, and by what they show', () => {
  const found = pictureChoices(siteOf(60, 40), 'project 17 chair');
  expect(found.map(({ name, pictures }) => [name, pictures.length])).toEqual([['Project 17', 1]]);
  const [named, ...others] = pictureChoices(siteOf(60, 40), 'project 17', fileOf(7));
  expect([named?.name, named?.pictures.length]).toEqual(['Project 17', 40]);
  expect(others.map(({ pictures }) => pictures[0]?.title)).toContain('Photograph 17');
  const chairs = pictureChoices(siteOf(60, 40), 'chair');
  expect(openOf(chairs)).toHaveLength(60);
  expect(pictureChoices(siteOf(2, 2), 'lamp')).toEqual([]);
});

it('lists galleries by their numbers: 2 before 10', () => {
  const names = pictureChoices(siteOf(11, 1), '').map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 11 }, (_, index) => `Project ${index + 1}`));
});
