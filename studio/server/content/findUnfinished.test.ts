import { expect, it } from 'vitest';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import { findUnfinished } from './findUnfinished.ts';

const file = (path: string, data: unknown) => ({ path, data, fingerprint: '' });
const page = (sections: object[], others: object = {}) =>
  file('pages/rooms.yaml', { seo: { title: 'Rooms', description: 'Ours.' }, sections, ...others });

it.each([
  ['no section', page([])],
  ['only a heading', page([{ kind: 'heading', title: 'Rooms' }])],
  ['only hidden sections', page([{ kind: 'text', hidden: true }])],
])('finds a page with %s, which may be left out', (_, empty) => {
  const { emptyPage: advice } = LAUNCH_WORDS;
  expect(findUnfinished([empty])).toEqual([
    { file: empty.path, field: [], what: 'Rooms', advice, leaveOut: [] },
  ]);
});

it('says nothing of pages with content, services, needed pages and files that cannot be read', () => {
  const files = [
    page([{ kind: 'heading' }, { kind: 'text', text: 'Words' }]),
    page([], { service: { name: 'Rooms' } }),
    file('pages/404.yaml', { seo: { title: 'No', description: 'Way.' }, sections: [] }),
    file('pages/broken.yaml', undefined),
    file('galleries/hall/gallery.yaml', { title: 'Hall' }),
  ];
  expect(findUnfinished(files)).toEqual([]);
});

it('finds a description that only repeats the name, unless search engines list no such page', () => {
  const seo = { title: 'Rooms', description: 'Rooms' };
  const found = { what: 'Rooms', advice: LAUNCH_WORDS.description };
  const text = [{ kind: 'text', text: 'Words' }];
  const files = [page(text, { seo }), file('words/imprint.md', seo)];
  expect(findUnfinished(files)).toEqual([
    { file: 'pages/rooms.yaml', field: ['seo', 'description'], ...found },
    { file: 'words/imprint.md', field: ['description'], ...found },
  ]);
  expect(findUnfinished([page(text, { seo, unlisted: true })])).toEqual([]);
});

it('finds the word for the terms while there is no such page', () => {
  const messages = file('messages.yaml', { footer: { termsLabel: 'Terms' } });
  expect(findUnfinished([messages])).toMatchObject([
    { field: ['footer', 'termsLabel'], what: 'Terms', leaveOut: ['footer', 'termsLabel'] },
  ]);
  const terms = file('words/terms.md', { title: 'Terms', description: 'Our terms.' });
  expect(findUnfinished([messages, terms])).toEqual([]);
  expect(findUnfinished([file('messages.yaml', { footer: {} })])).toEqual([]);
});
