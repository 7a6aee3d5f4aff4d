import { expect, it } from 'vitest';
import { usedValues } from './usedValues.ts';

const fileOf = (name: string) => `galleries/${name}/gallery.yaml`;

/** A gallery whose story has a kind of room, and facts with these labels. */
const galleryOf = (room: string, ...labels: string[]) => ({
  title: room,
  story: { room, facts: labels.map((label) => ({ label, value: 'Two' })) },
});

const FILES = {
  [fileOf('hall')]: galleryOf('Hall', 'Place'),
  [fileOf('attic')]: galleryOf('Kitchen', 'Duration', 'Place'),
  [fileOf('shop')]: galleryOf('Bath'),
  [fileOf('flat')]: galleryOf('Kitchen'),
  [fileOf('broken')]: undefined,
  'pages/home.yaml': { title: 'Home' },
};

it('offers the kinds of room of the other galleries, each once', () => {
  const file = fileOf('hall');
  expect(usedValues(FILES, { file, path: ['story', 'room'] })).toEqual(['Bath', 'Kitchen']);
});

it('offers the labels of their facts, wherever they stand in the list', () => {
  const file = fileOf('flat');
  const labels = usedValues(FILES, { file, path: ['story', 'facts', 3, 'label'] });
  expect(labels).toEqual(['Duration', 'Place']);
});
