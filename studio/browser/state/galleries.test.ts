import { describe, expect, it } from 'vitest';
import { duplicatePage } from './duplicates.ts';
import { movePicture } from './movePicture.ts';
import { nearestPicture } from './nearestPicture.ts';
import { replaceNextSample } from './replaceSamples.ts';
import type { Place } from './content.ts';

const HALL = 'galleries/hall/gallery.yaml';
const ATTIC = 'galleries/attic/gallery.yaml';
const HOME = 'pages/home.yaml';
const STYLING = 'pages/interior-styling.yaml';

function pictures(...names: string[]) {
  return names.map((name) => ({ src: `./${name}.jpg`, alt: `Shows ${name}`, position: '1% 2%' }));
}

function content() {
  return {
    [HALL]: { layout: 'lead', pictures: pictures('a', 'b', 'c') },
    [ATTIC]: { layout: '', pictures: pictures('d') },
    [HOME]: { sections: [{ kind: 'portfolio-teaser', pictures: ['hall/a', 'hall/c'] }] },
    [STYLING]: {
      sections: [{ kind: 'situations', picture: { name: 'hall/b', position: '3% 4%' } }],
    },
  };
}

const fields = { alt: '' };

describe('own photographs in place of the samples', () => {
  const SAMPLES = ['./a.jpg', './c.jpg'];

  it('take the places of samples in their order, with what refers to them', () => {
    const files = content();
    for (const src of ['./1.jpg', './2.jpg']) replaceNextSample(files, HALL, SAMPLES, src);
    expect(files[HALL].pictures).toEqual([
      { src: './1.jpg', ...fields },
      content()[HALL].pictures[1],
      { src: './2.jpg', ...fields },
    ]);
    expect(files[HOME].sections[0]?.pictures).toEqual(['hall/1', 'hall/2']);
    expect(files[STYLING]).toEqual(content()[STYLING]);
  });

  it('leave the samples that are too many, and follow at the end once none is left', () => {
    const few = content();
    replaceNextSample(few, HALL, SAMPLES, './1.jpg');
    expect(few[HALL].pictures.map(({ src }) => src)).toEqual(['./1.jpg', './b.jpg', './c.jpg']);
    const many = content();
    for (const src of ['./1.jpg', './2.jpg', './3.jpg'])
      replaceNextSample(many, HALL, SAMPLES, src);
    expect(many[HALL].pictures.map(({ src }) => src)).toEqual([
      ...['./1.jpg', './b.jpg', './2.jpg', './3.jpg'],
    ]);
  });
});

describe('a photograph that moves to another gallery', () => {
  it('takes its words along, and what refers to it follows with its own focus point', () => {
    const files = content();
    movePicture(files, { file: HALL, src: './b.jpg', to: { file: ATTIC, src: './b-2.jpg' } });
    movePicture(files, { file: HALL, src: './a.jpg', to: { file: ATTIC, src: './a.jpg' } });
    expect(files[HALL].pictures).toEqual(pictures('c'));
    const [a, b] = pictures('a', 'b');
    expect(files[ATTIC].pictures).toEqual([...pictures('d'), { ...b, src: './b-2.jpg' }, a]);
    expect(files[HOME].sections[0]?.pictures).toEqual(['attic/a', 'hall/c']);
    expect(files[STYLING].sections[0]?.picture).toEqual({ name: 'attic/b-2', position: '3% 4%' });
  });

  it('stays where it is if the other gallery was removed meanwhile', () => {
    const files: Record<string, unknown> = { ...content(), [ATTIC]: undefined };
    movePicture(files, { file: HALL, src: './b.jpg', to: { file: ATTIC, src: './b.jpg' } });
    expect(files).toEqual({ ...content(), [ATTIC]: undefined });
  });
});

describe('the picture to offer in place of a lost one', () => {
  const place: Place = { file: HOME, path: ['sections', 0, 'pictures', 1] };
  const without = (...gone: string[]) => {
    const files = content();
    files[HALL].pictures = files[HALL].pictures.filter(({ src }) => !gone.includes(src));
    return files;
  };

  it('is the nearest one of its gallery that the list does not show yet', () => {
    const found = nearestPicture(without('./c.jpg'), [content()], place);
    expect(found?.reference).toBe('hall/b');
    // It stands in the lost one's place now.
    const other: Place = { file: STYLING, path: ['sections', 0, 'picture', 'name'] };
    expect(nearestPicture(without('./b.jpg'), [content()], other)?.reference).toBe('hall/c');
  });

  it('is none while the picture is there, and none of other galleries', () => {
    expect(nearestPicture(content(), [], place)).toBeUndefined();
    const files = without('./b.jpg', './c.jpg');
    expect(nearestPicture(files, [content()], place)).toBeUndefined();
  });
});

describe('a copy of a page', () => {
  const page = {
    menu: 'Prices',
    position: 20,
    seo: { title: 'Prices', description: 'What it costs.' },
    sections: [
      { kind: 'heading', title: 'Prices', id: 'top' },
      { kind: 'banner', href: '/prices#top' },
      { kind: 'situations', picture: { name: 'hall/b' } },
    ],
  };
  const files = { 'pages/prices.yaml': page, 'words/terms.md': { title: 'Terms', text: 'x' } };

  it('has a name and an address of its own, and no place in the menu', () => {
    const copy = duplicatePage(files, 'pages/prices.yaml');
    expect(copy.file).toBe('pages/prices-2.yaml');
    expect(copy.data).toMatchObject({
      draft: true,
      seo: { title: 'Prices 2', description: 'What it costs.' },
    });
    expect(copy.data).not.toHaveProperty('menu');
    expect(copy.data).not.toHaveProperty('position');
    const again = duplicatePage({ ...files, [copy.file]: copy.data }, 'pages/prices.yaml');
    expect(again.file).toBe('pages/prices-3.yaml');
    expect(duplicatePage(files, 'words/terms.md')).toEqual({
      file: 'words/terms-2.md',
      data: { title: 'Terms 2', text: 'x', draft: true },
    });
  });

  it('leads to its own sections, and leaves the page as it was', () => {
    const { data } = duplicatePage(files, 'pages/prices.yaml');
    expect(JSON.stringify(data)).toContain('/prices-2#top');
    expect(JSON.stringify(page)).toContain('/prices#top');
  });
});
