import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';

const OASIS = 'galleries/garage-oasis/gallery.yaml';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

const content = useContentCopy();

describe('YAML', () => {
  const HIDDEN_WORDS =
    'has words behind a # that would not be shown. Put the whole text in quotes, or a note on a line of its own.';
  const SLIPS: [source: string, advice: string, line?: number][] = [
    ['a: b: c', 'has a text with a colon, or is indented too far. Put the text in quotes.'],
    ['a: 1\na: 2', 'has a field that is already there. Keep one of the two.', 2],
    ['a:\n\tb: 1', 'is indented with a tab. Use spaces.', 2],
    ["a: 'kid's room'", 'has something behind the end of a text. Check the quotes of the text.'],
    ['a: *star', 'has a text that begins with a star. Put the text in quotes.'],
    ['a: @sign', 'has a text that begins with a special sign. Put the text in quotes.'],
    ['a:1\nb: 2', 'has no colon with a space behind the name of the field.'],
    ['a: Your #1 organizer', HIDDEN_WORDS],
    ['a: #1 organizer', HIDDEN_WORDS],
    ['a:\n  - "one" # two', HIDDEN_WORDS, 2],
  ];

  it.each(SLIPS)('says in which line %j goes wrong', async (source, advice, line = 1) => {
    content.write('business.yaml', source);
    expect(await content.mistakes()).toEqual([`content/business.yaml › line ${line}: ${advice}`]);
  });

  it('names every line that would lose words', async () => {
    content.edit('messages.yaml', ['menu', 'title'], 'Menu #1');
    content.edit('messages.yaml', ['menu', 'open'], 'Menu #2');
    expect(await content.mistakes()).toEqual([
      expect.stringContaining(HIDDEN_WORDS),
      expect.stringContaining(HIDDEN_WORDS),
    ]);
  });

  it('accepts notes on lines of their own, and the sign in quotes', async () => {
    content.edit('messages.yaml', ['menu', 'title'], '"Menu #1"');
    content.write('messages.yaml', `# Small words\n${content.read('messages.yaml').toString()}\n# End\n`);
    expect(await content.mistakes()).toEqual([]);
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
      'content/business.yaml: is empty. Restore its earlier content.',
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

  it('names a page that nobody has made', async () => {
    content.write('pages/telephone-numbers.yaml', 'title: Telephone numbers');
    expect(await content.mistakes()).toEqual([
      'content/pages/telephone-numbers.yaml: is not a file of this site. A new page needs a developer; otherwise delete it.',
    ]);
  });

  const STRANGERS = [
    ['notes.txt', 'does not belong here. Only YAML files, pictures and videos do. Move it elsewhere.'],
    ['photo.HEIC', 'is a kind of picture this site cannot use. Save it as jpg, png or webp.'],
    ['tour.MOV', 'is a kind of video this site cannot use. Save it as mp4 or webm.'],
    ['tour.MP4', 'has its ending in capital letters. Rename it to end in .mp4 or .webm.'],
  ];

  it.each(STRANGERS)('says what to do with %s', async (name, advice) => {
    content.write(`galleries/garage-oasis/${name}`, 'anything');
    expect(await content.mistakes()).toEqual([`content/galleries/garage-oasis/${name}: ${advice}`]);
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
      `content/${OASIS} › pictures, entry 4, src: names ./04-detail.jpg, which does not exist. Put the file there, or remove the entry.`,
    ]);
  });

  it('guesses which picture was meant', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], './04-detial.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${DETAIL}: is not used. Name it in a YAML file or delete it.`,
      `content/${OASIS} › pictures, entry 4, src: names ./04-detial.jpg, which does not exist. Did you mean "./04-detail.jpg"?`,
    ]);
  });

  it('names an upload that broke off', async () => {
    const whole = content.read(DETAIL);
    content.write(DETAIL, whole.subarray(0, whole.length / 2));
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 4, src: names ./04-detail.jpg, which is damaged or not a jpg, png or webp picture. Export it again.`,
    ]);
  });

  it('names a picture that is too small', async () => {
    content.write(DETAIL, await sharp(content.read(DETAIL)).resize({ width: 900 }).toBuffer());
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 4, src: names ./04-detail.jpg, which has 900 x 600 pixels; the longer side needs 1200. Export it again in a larger size.`,
    ]);
  });

  it('names a file that is no picture', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], './gallery.yaml');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures, entry 4, src: must be a picture such as ./01-shelves.jpg (jpg, png or webp), but is "./gallery.yaml".`,
    );
  });

  it('names a picture that lies outside the folder', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], 'https://www.example.com/04-detail.jpg');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures, entry 4, src: must be a picture such as ./01-shelves.jpg (jpg, png or webp), but is "https://www.example.com/04-detail.jpg".`,
    );
  });

  it('writes a path that lacks its beginning as it should be', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], '04-detail.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 4, src: needs ./ in front: write "./04-detail.jpg".`,
    ]);
  });

  it('accepts the capital letters a camera writes', async () => {
    content.write('galleries/garage-oasis/IMG_1234.JPG', content.read(DETAIL));
    content.remove(DETAIL);
    content.edit(OASIS, ['pictures', 3, 'src'], './IMG_1234.JPG');
    expect(await content.mistakes()).toEqual([]);
  });

  it('names a picture that nothing shows', async () => {
    content.write('galleries/garage-oasis/05-new.jpg', content.read(DETAIL));
    expect(await content.mistakes()).toEqual([
      'content/galleries/garage-oasis/05-new.jpg: is not used. Name it in a YAML file or delete it.',
    ]);
  });

  it('names a picture that is listed twice', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], './01-wide.jpg');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures, entry 4: repeats "01-wide" of entry 1; every entry may occur once.`,
    );
  });

  it('names a focus point that is none', async () => {
    content.edit(OASIS, ['pictures', 2, 'position'], '62%');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 3, position: must be a point such as 54% 50%, measured from the left and from the top, but is "62%".`,
    ]);
  });
});

describe('videos', () => {
  const TOUR = 'galleries/garage-oasis/tour.mp4';

  beforeEach(() => {
    content.edit(OASIS, ['pictures', 2, 'video'], './tour.mp4');
  });

  it('are accepted beside their poster', async () => {
    content.write(TOUR, 'a video');
    expect(await content.mistakes()).toEqual([]);
  });

  it('are named when they are not there', async () => {
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 3, video: names ./tour.mp4, which does not exist. Put the file there, or remove the entry.`,
    ]);
  });

  it('are guessed when they are called otherwise', async () => {
    content.write('galleries/garage-oasis/tuor.mp4', 'a video');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures, entry 3, video: names ./tour.mp4, which does not exist. Did you mean "./tuor.mp4"?`,
    );
  });

  it('are named when nothing is in them', async () => {
    content.write(TOUR, '');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 3, video: names ./tour.mp4, which is empty. Export it again.`,
    ]);
  });

  it('are named when they end in capital letters', async () => {
    content.write(TOUR, 'a video');
    content.edit(OASIS, ['pictures', 2, 'video'], './tour.MP4');
    expect(await content.mistakes()).toContain(
      `content/${OASIS} › pictures, entry 3, video: must be a video such as ./clip.mp4 or ./clip.webm, with its ending in small letters, but is "./tour.MP4".`,
    );
  });
});

describe('galleries', () => {
  const KITCHEN = 'galleries/kitchen';

  /** Adds a gallery with one picture that is named on the portfolio page. */
  function addKitchen(folder = KITCHEN, file = 'gallery.yaml') {
    content.write(`${folder}/01-island.jpg`, content.read(DETAIL));
    content.write(
      `${folder}/${file}`,
      'title: Kitchen\nlayout: lead\npictures:\n  - src: ./01-island.jpg\n    alt: An island\n',
    );
    content.edit('pages/portfolio.yaml', ['galleries', 0, 'gallery'], folder.split('/')[1]);
    content.edit('pages/portfolio.yaml', ['galleries', 4, 'gallery'], 'tidy-touch');
  }

  it('may be added', async () => {
    addKitchen();
    expect(await content.mistakes()).toEqual([]);
  });

  it.each([
    ['Smith Kitchen', 'smith-kitchen'],
    ['Küche_2', 'kuche-2'],
  ])('are not called %s', async (name, permitted) => {
    addKitchen(`galleries/${name}`);
    expect(await content.mistakes()).toEqual([
      `content/galleries/${name}: has a name that cannot be part of an address: use small letters a to z, digits and hyphens only. Rename it to "${permitted}".`,
    ]);
  });

  it('have a gallery.yaml', async () => {
    addKitchen();
    content.remove(`${KITCHEN}/gallery.yaml`);
    expect(await content.mistakes()).toEqual([
      `content/${KITCHEN}: has no gallery.yaml. Copy the one of another gallery and change it.`,
    ]);
  });

  it('have a gallery.yaml that is called so', async () => {
    addKitchen(KITCHEN, 'galery.yaml');
    expect(await content.mistakes()).toEqual([
      `content/${KITCHEN}/galery.yaml: is not a file of this site. Did you mean "galleries/kitchen/gallery.yaml"?`,
    ]);
  });

  it('are named by a page', async () => {
    addKitchen();
    content.edit('pages/portfolio.yaml', ['galleries', 0]);
    expect(await content.mistakes()).toEqual([
      `content/${KITCHEN}: is named by no page. Add it to content/pages/portfolio.yaml or delete the folder.`,
    ]);
  });

  it('may be there for one of their pictures', async () => {
    addKitchen();
    content.edit('pages/portfolio.yaml', ['galleries', 0]);
    content.edit('pages/home.yaml', ['portfolio', 'pictures', 0], 'kitchen/01-island');
    expect(await content.mistakes()).toEqual([]);
  });

  it('take the names of their pictures from the files', async () => {
    content.edit(OASIS, ['pictures', 0, 'name'], 'wide');
    content.edit(OASIS, ['pictures', 1, 'nmae'], 'wall');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS} › pictures, entry 1, name: is made from the name of the picture file; remove it.`,
      `content/${OASIS} › pictures, entry 2: has the unknown field "nmae". Remove it.`,
    ]);
  });
});
