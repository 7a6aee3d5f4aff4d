import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContent } from './contentCopy.ts';
import type { ContentCopy } from './contentCopy.ts';

const OASIS = 'galleries/garage-oasis/gallery.yaml';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});

afterEach(() => {
  content.discard();
});

describe('YAML', () => {
  const SLIPS: [source: string, advice: string, line?: number][] = [
    ['a: b: c', 'has a text with a colon, or is indented too far. Put the text in quotes.'],
    ['a: 1\na: 2', 'has a field that is already there. Keep one of the two.', 2],
    ['a:\n\tb: 1', 'is indented with a tab. Use spaces.', 2],
    ["a: 'kid's room'", 'has something behind the end of a text. Check the quotes of the text.'],
    ['a: *star', 'has a text that begins with a star. Put the text in quotes.'],
    ['a: @sign', 'has a text that begins with a special sign. Put the text in quotes.'],
    ['a:1\nb: 2', 'has no colon with a space behind the name of the field.'],
  ];

  it.each(SLIPS)('says in which line %j goes wrong', async (source, advice, line = 1) => {
    content.write('business.yaml', source);
    expect(await content.mistakes()).toEqual([`content/business.yaml › line ${line}: ${advice}`]);
  });

  it('does not blame names on a gallery that cannot be read', async () => {
    content.write(OASIS, 'title: "Garage oasis');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › line 1: has a quotation mark, bracket or space missing.`,
    ]);
  });

  it('names an empty file', async () => {
    content.write('business.yaml', '');
    expect(await content.mistakes()).toEqual([
      'content/business.yaml: must be a group of fields, but is empty.',
    ]);
  });

  it('names a file that is missing', async () => {
    content.remove('pages/sample-page.yaml');
    expect(await content.mistakes()).toEqual([
      'content/pages/sample-page.yaml: is missing. The site cannot be built without it.',
    ]);
  });

  it('names a file that is called wrongly', async () => {
    content.write('pages/hom.yaml', 'title: Home');
    expect(await content.mistakes()).toEqual([
      'content/pages/hom.yaml: is not a file of this site. Did you mean "pages/home.yaml"?',
    ]);
  });

  it('names a file that does not belong to the content', async () => {
    content.write('notes.txt', 'Call back on Monday.');
    expect(await content.mistakes()).toEqual([
      'content/notes.txt: does not belong here. Only YAML files, pictures and films do.',
    ]);
  });

  it('lets pass what operating systems leave behind', async () => {
    content.write('galleries/.DS_Store', '');
    content.write('pages/home/Thumbs.db', '');
    expect(await content.mistakes()).toEqual([]);
  });
});

describe('pictures', () => {
  it('names a picture that is not there', async () => {
    content.remove(DETAIL);
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures[3].src: names ./04-detail.jpg, which does not exist.`,
    ]);
  });

  it('guesses which picture was meant', async () => {
    content.edit(OASIS, './04-detail.jpg', './04-detial.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${DETAIL}: is not used. Name it in a YAML file or delete it.`,
      `content/${OASIS} › pictures[3].src: names ./04-detial.jpg, which does not exist. Did you mean "./04-detail.jpg"?`,
    ]);
  });

  it('names an upload that broke off', async () => {
    const whole = content.read(DETAIL);
    content.write(DETAIL, whole.subarray(0, whole.length / 2));
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures[3].src: names ./04-detail.jpg, which is damaged or not a jpg, png or webp picture.`,
    ]);
  });

  it('names a picture that is too small', async () => {
    content.write(DETAIL, await sharp(content.read(DETAIL)).resize({ width: 900 }).toBuffer());
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures[3].src: names ./04-detail.jpg, which has 900 x 600 pixels; the longer side needs 1200.`,
    ]);
  });

  it('names a file that is no picture', async () => {
    content.edit(OASIS, './04-detail.jpg', './gallery.yaml');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures[3].src: must be a picture such as ./01-shelves.jpg (jpg, png or webp), but is "./gallery.yaml".`,
    );
  });

  it('names a picture that nothing shows', async () => {
    content.write('galleries/garage-oasis/05-new.jpg', content.read(DETAIL));
    expect(await content.mistakes()).toEqual([
      'content/galleries/garage-oasis/05-new.jpg: is not used. Name it in a YAML file or delete it.',
    ]);
  });

  it('names a picture that is listed twice', async () => {
    content.edit(OASIS, './04-detail.jpg', './01-wide.jpg');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures[3]: repeats "01-wide" of entry 1; every entry may occur once.`,
    );
  });

  it('names a focus point that is none', async () => {
    content.edit(OASIS, '62% 50%', '62%');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures[2].position: must be a point such as 54% 50%, measured from the left and from the top, but is "62%".`,
    ]);
  });

  it('names a film that is not there', async () => {
    content.edit(OASIS, '    position: 62% 50%', '    video: ./tour.mp4');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures[2].video: names a film that does not exist.`,
    ]);
  });

  it('accepts a film beside its poster', async () => {
    content.edit(OASIS, '    position: 62% 50%', '    video: ./tour.mp4');
    content.write('galleries/garage-oasis/tour.mp4', '');
    expect(await content.mistakes()).toEqual([]);
  });
});

describe('references', () => {
  it('names a picture that no gallery lists', async () => {
    content.edit('pages/home.yaml', 'organizing/03-pantry', 'organizing/03-pantyr');
    expect(await content.mistakes()).toEqual([
      'content/pages/home.yaml › services.organizing.pictures[1]: must name a picture that is listed in a gallery, but is "organizing/03-pantyr". Did you mean "organizing/03-pantry"?',
    ]);
  });

  it('names a gallery that does not exist', async () => {
    content.edit('pages/portfolio.yaml', 'garage-revive', 'garage-revival');
    expect(await content.mistakes()).toEqual([
      'content/pages/portfolio.yaml › galleries[3].gallery: must be the name of a folder in content/galleries, but is "garage-revival". Did you mean "garage-revive"?',
    ]);
  });

  it('names a layout that is drawn for another number of pictures', async () => {
    content.edit(OASIS, 'weave', 'composed');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › layout: is composed, which needs at least 5 pictures, but the gallery has 4; choose another layout.`,
    ]);
  });
});
