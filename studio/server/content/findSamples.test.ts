import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LAUNCH_WORDS } from '../../shared/words.ts';
import { findSamples } from './findSamples.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';

/** What is found in a file with this data. */
async function samplesIn(data: object, file = 'business.yaml') {
  const root = newFolder();
  writeFiles(root, { [file]: JSON.stringify(data) });
  return findSamples(root);
}

it('finds texts of the sample, and the words of a new page', async () => {
  const data = { name: 'Example Studio', text: `${LAUNCH_WORDS.newPage} Soon.`, own: 'Anna' };
  const found = { file: 'business.yaml', advice: LAUNCH_WORDS.text, remark: false };
  expect(await samplesIn(data)).toEqual([
    { ...found, field: ['name'], what: data.name },
    { ...found, field: ['text'], what: data.text },
  ]);
});

it.each([
  ...['hello@example.com', 'https://www.example.org/a', 'example.net', 'HTTPS://EXAMPLE.COM:80'],
  ...['https://studio.example', 'anna@home.test', 'a.invalid?b', 'shop.example#a'],
])('finds the sample address %s', async (what) => {
  const sample = { file: 'business.yaml', field: ['a'], what, remark: false };
  expect(await samplesIn({ a: what })).toEqual([{ ...sample, advice: LAUNCH_WORDS.address }]);
});

it.each([
  ...['hello@anna.de', 'https://my-example.com', 'https://example.community', 'example.de'],
  ...['contest', 'an.example of it', 'latest', 'https://anna.testing/'],
])('takes %s for an address of hers', async (what) => {
  expect(await samplesIn({ a: what })).toEqual([]);
});

it('remarks on numbers and links of the sample, which may be true for her', async () => {
  const data = { copyrightYear: 2023, socialLinks: [{ url: '/' }], counters: [{ value: 25 }] };
  const remark = { file: 'business.yaml', remark: true };
  expect(await samplesIn(data)).toEqual([
    { ...remark, field: ['copyrightYear'], what: '2023', advice: LAUNCH_WORDS.number },
    {
      ...remark,
      field: ['socialLinks', 0, 'url'],
      what: '/',
      advice: LAUNCH_WORDS.startLink,
      leaveOut: ['socialLinks', 0],
    },
    { ...remark, field: ['counters', 0, 'value'], what: '25', advice: LAUNCH_WORDS.number },
  ]);
});

it('offers to leave out who built the site, as a whole', async () => {
  const credit = { name: 'Example Studio', url: 'https://example.com/' };
  const found = await samplesIn({ credit });
  expect(found.map(({ leaveOut }) => leaveOut)).toEqual([['credit'], ['credit']]);
});

it('says nothing of other numbers, links, switches and files that cannot be read', async () => {
  const data = { copyrightYear: 2025, year: 2023, links: ['/'], hidden: true, none: null };
  expect(await samplesIn(data)).toEqual([]);
  const root = newFolder();
  writeFiles(root, { 'business.yaml': 'name: Example Studio: more' });
  expect(await findSamples(root)).toEqual([]);
});

it('finds photographs of the sample by what they show, also under another name', async () => {
  const root = newFolder();
  writeFiles(root, {
    'pages/home.yaml': JSON.stringify({ a: './home/mine.jpg', b: './home/other.jpg' }),
    'pages/home/mine.jpg': '',
  });
  copyFileSync('samples/german/pages/home/resi.jpg', join(root, 'pages/home/mine.jpg'));
  expect(await findSamples(root)).toEqual([
    {
      ...{ file: 'pages/home.yaml', field: ['a'], what: './home/mine.jpg' },
      ...{ advice: LAUNCH_WORDS.photo, remark: false },
    },
  ]);
});
