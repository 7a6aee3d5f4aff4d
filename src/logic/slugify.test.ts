import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Smith Küche', 'smith-kuche'],
  ['Straße Æsop Œuvre Øre', 'strasse-aesop-oeuvre-ore'],
  ['Łódź đ ð Þór ı', 'lodz-d-d-thor-i'],
  ['  A -- b!  ', 'a-b'],
  ['--', ''],
  ['日本', ''],
  ['ﬁne 2', 'fine-2'],
])('makes "%s" the name "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
