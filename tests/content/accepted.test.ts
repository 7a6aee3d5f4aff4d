import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useContentCopy, VIDEO_START } from './contentCopy.ts';
import type { FieldPath } from '../support/contentFolder.ts';

const HOME = 'pages/home.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';

const content = useContentCopy();

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#9fb394' } });

it.each<[change: string, ...edits: [file: string, field: FieldPath, yaml?: string][]]>([
  ['a site without social links', ['business.yaml', ['socialLinks'], '[]']],
  ['a customer’s single paragraph', [HOME, ['sections', 4, 'paragraphs'], '[Tidy!]']],
  [
    'a page without sections that is not in the menu',
    ['pages/sample-page.yaml', ['sections'], '[]'],
  ],
  // The button of the banner, the map of the site and the enquiry lead to them.
  [
    'links to hidden sections and to drafts',
    [HOME, ['sections', 1, 'hidden'], 'true'],
    [HOME, ['sections', 3, 'hidden'], 'true'],
    ['pages/portfolio.yaml', ['draft'], 'true'],
  ],
  [
    'quotes, special characters and folded lines',
    [HOME, ['sections', 4, 'paragraphs', 0], 'Ich war skeptisch – „Ordnung“ klang nach Arbeit.'],
    [HOME, ['sections', 4, 'paragraphs', 1], '‘Finally,’ I said; it’s calm.'],
    [HOME, ['sections', 5, 'prompt'], '"„Oben“: Q&A; #3 < 5 * 2 > 1 & „unten“"'],
    [ORGANIZING, ['sections', 0, 'intro'], '>-\n  One home,\n  one person.\n'],
  ],
])('accepts %s', async (_, ...edits) => {
  for (const edit of edits) content.edit(...edit);
  expect(await content.messages()).toEqual([]);
});

it('accepts the full sample, copied over other content', async () => {
  content.copy('samples/full');
  expect(await content.messages()).toEqual([]);
});

it('accepts the German sample, copied over other content', async () => {
  content.copy('samples/german');
  content.write('pages/home-space-organizing/towels.jpg', await photo().jpeg().toBuffer());
  expect(await content.messages()).toEqual([]);
});

it('accepts photographs with the names of cameras and Macs, a video and comments', async () => {
  const folder = 'galleries/garage-oasis';
  content.write(`${folder}/01-wide.jpg`, await photo().jpeg().toBuffer());
  content.write(`${folder}/Ku\u0308che (2) – neu.WEBP`, await photo().webp().toBuffer());
  content.write(`${folder}/IMG_1234.JPG`, content.read(`${folder}/04-detail.jpg`));
  content.write(`${folder}/Rundgang.mp4`, VIDEO_START);
  content.write(`${folder}/Rundgang.vtt`, 'WEBVTT');
  content.edit(OASIS, ['pictures', 0, 'video'], './Rundgang.mp4');
  content.edit(OASIS, ['pictures', 2], '{ src: ./K\u00FCche (2) – neu.WEBP, alt: A kitchen }');
  content.edit(OASIS, ['pictures', 3, 'src'], './IMG_1234.JPG');
  content.edit(HOME, ['sections', 2, 'pictures', 0], 'garage-oasis/Ku\u0308che (2) – neu');
  for (const name of ['03-lounge-corner.jpg', '04-detail.jpg']) content.remove(`${folder}/${name}`);
  content.write(ORGANIZING, `# Page\n---\n${content.read(ORGANIZING).toString()}# End\n`);
  expect(await content.messages()).toEqual([]);
});
