import { posix } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useContentCopy, VIDEO_START } from './contentCopy.ts';

const OASIS = 'galleries/garage-oasis/gallery.yaml';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

const content = useContentCopy();

describe('YAML', () => {
  it('names every line that would lose words', async () => {
    content.edit('messages.yaml', ['menu', 'title'], 'Menu #1');
    content.edit('messages.yaml', ['menu', 'open'], 'Menu #2');
    const advice =
      'has words behind a # that would not be shown. Put the whole text in quotes, or a note on a line of its own.';
    expect(await content.mistakes()).toEqual([
      `content/messages.yaml, line 10: ${advice}`,
      `content/messages.yaml, line 11: ${advice}`,
    ]);
  });

  it('accepts notes on lines of their own, and the sign in quotes', async () => {
    content.edit('messages.yaml', ['menu', 'title'], '"Menu #1"');
    content.write(
      'messages.yaml',
      `# Small words\n${content.read('messages.yaml').toString()}\n# End\n`,
    );
    expect(await content.mistakes()).toEqual([]);
  });

  it('does not blame names on a gallery that cannot be read', async () => {
    content.write(OASIS, 'title: "Garage oasis');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 1: has a text that begins with " and does not end with it. Put " at its end.`,
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

  it.each(['home.yml', 'Home.YAML', 'home.yaml.txt', 'hom.yaml', '../home.yaml'])(
    'says of a page that is called %s what it has to be called, and nothing else',
    async (name) => {
      const file = posix.join('pages', name);
      content.write(file, content.read('pages/home.yaml'));
      content.remove('pages/home.yaml');
      expect(await content.mistakes()).toEqual([
        `content/${file}: has to be called content/pages/home.yaml. Rename it.`,
      ]);
    },
  );

  it('names a copy that nobody reads', async () => {
    content.write('pages/home (1).yaml', 'title: Home');
    expect(await content.mistakes()).toEqual([
      'content/pages/home (1).yaml: is not read, as there is "pages/home.yaml". Delete it.',
    ]);
  });

  it('says of a folder that is not there that it is not there, and nothing else', async () => {
    content.remove('.');
    expect(await content.mistakes()).toEqual([
      'content/: is not there. Bring it back, or name another folder in CONTENT_FOLDER.',
    ]);
  });

  it('reads a file that lies elsewhere through a link to it', async () => {
    content.write('../business.yaml', content.read('business.yaml'));
    content.remove('business.yaml');
    content.link('business.yaml', '../business.yaml');
    expect(await content.mistakes()).toEqual([]);
  });

  it('names a page that nobody has made', async () => {
    content.write('pages/telephone-numbers.yaml', 'title: Telephone numbers');
    expect(await content.mistakes()).toEqual([
      'content/pages/telephone-numbers.yaml: is not a file of this site. A new page needs a developer; otherwise delete it.',
    ]);
  });

  const STRANGERS = [
    [
      'notes.txt',
      'does not belong here. Only YAML files, pictures and videos do. Move it elsewhere.',
    ],
    [
      'photo.HEIC',
      'is a kind of picture this site cannot use. Save it as jpg, png or webp, and delete this one.',
    ],
    [
      'tour.MOV',
      'is a kind of video this site cannot use. Save it as mp4 or webm, and delete this one.',
    ],
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
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./04-detail.jpg, which does not exist. Put the file there, or remove the entry.`,
    ]);
  });

  it('takes the only picture that nothing shows for one that got another name', async () => {
    content.write('galleries/garage-oasis/hat-and-scarf.jpg', content.read(DETAIL));
    content.remove(DETAIL);
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./04-detail.jpg, which does not exist. Did you mean "./hat-and-scarf.jpg"?`,
    ]);
  });

  it('guesses which picture was meant', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], './04-detial.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./04-detial.jpg, which does not exist. Did you mean "./04-detail.jpg"?`,
    ]);
  });

  it('names an upload that broke off', async () => {
    const whole = content.read(DETAIL);
    content.write(DETAIL, whole.subarray(0, whole.length / 2));
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./04-detail.jpg, which is damaged or not a jpg, png or webp picture. Export it again.`,
    ]);
  });

  it('names a picture that is too small', async () => {
    content.write(DETAIL, await sharp(content.read(DETAIL)).resize({ width: 900 }).toBuffer());
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./04-detail.jpg, which has 900 x 600 pixels; the longer side needs 1200. Export it again in a larger size.`,
    ]);
  });

  it('names a picture that is too large to be read', async () => {
    const dot = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
    const sheet = await sharp({ create: dot }).png().toBuffer();
    // Its first part says how wide and high it is, and ends with a sum of what it says.
    sheet.writeUInt32BE(16_400, 16);
    sheet.writeUInt32BE(16_400, 20);
    sheet.writeUInt32BE(crc32(sheet.subarray(12, 29)), 29);
    content.write('galleries/garage-oasis/sheet.png', sheet);
    content.edit(OASIS, ['pictures', 3, 'src'], './sheet.png');
    expect(await content.mistakes()).toContain(
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./sheet.png, which has 16400 x 16400 pixels, more than can be read. Export it again in a smaller size.`,
    );
  });

  it('names a file that is no picture', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], './gallery.yaml');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: must be a picture such as ./01-shelves.jpg (jpg, png or webp), but is "./gallery.yaml". Did you mean "./04-detail.jpg"?`,
    ]);
  });

  it('names a picture that lies outside the folder', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], 'https://www.example.com/04-detail.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: must be a picture such as ./01-shelves.jpg (jpg, png or webp), but is "https://www.example.com/04-detail.jpg". Did you mean "./04-detail.jpg"?`,
    ]);
  });

  it('writes a path that lacks its beginning as it should be', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], '04-detail.jpg');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 4, src: needs ./ in front: write "./04-detail.jpg".`,
    ]);
  });

  it('accepts the capital letters a camera writes', async () => {
    content.write('galleries/garage-oasis/IMG_1234.JPG', content.read(DETAIL));
    content.remove(DETAIL);
    content.edit(OASIS, ['pictures', 3, 'src'], './IMG_1234.JPG');
    expect(await content.mistakes()).toEqual([]);
  });

  it('knows a picture by its name, however the accents of that are written', async () => {
    content.write('galleries/garage-oasis/Ku\u0308che 1.jpg', content.read(DETAIL));
    content.remove(DETAIL);
    content.edit(OASIS, ['pictures', 3, 'src'], './K\u00FCche 1.jpg');
    content.edit('pages/home.yaml', ['portfolio', 'pictures', 0], 'garage-oasis/Ku\u0308che 1');
    expect(await content.mistakes()).toEqual([]);
  });

  it.each(['04-DETAIL.jpg', '04-detail.JPG'])('names %s beside 04-detail.jpg', async (name) => {
    content.write(
      `galleries/garage-oasis/${name}`,
      content.read('galleries/styling/03-bedroom.jpg'),
    );
    expect(await content.mistakes()).toContain(
      `content/${DETAIL}: has the same name as "${name}" but for capital letters or the way its accents are written. Rename one of the two.`,
    );
  });

  it('names a picture whose name has a sign of addresses', async () => {
    content.edit(OASIS, ['pictures', 3, 'src'], '"./Detail #4.jpg"');
    expect(await content.mistakes()).toContain(
      `content/${OASIS}, line 14 › pictures, entry 4, src: names ./Detail #4.jpg, whose name has a #. Rename the file, here as well.`,
    );
  });

  it('names a picture that lies in a folder twice, but not in two', async () => {
    content.write('galleries/garage-oasis/05-copy.jpg', content.read(DETAIL));
    content.write('galleries/styling/07-copy.jpg', content.read(DETAIL));
    content.edit(OASIS, ['layout'], 'lead');
    content.edit(OASIS, ['pictures', 4], '{ src: ./05-copy.jpg, alt: The same niche }');
    content.edit(
      'galleries/styling/gallery.yaml',
      ['pictures', 6],
      '{ src: ./07-copy.jpg, alt: A niche }',
    );
    expect(await content.mistakes()).toEqual([
      'content/galleries/garage-oasis/05-copy.jpg: is the same picture as "04-detail.jpg". Delete one of the two, and its entry.',
    ]);
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
      `content/${OASIS}, line 14 › pictures, entry 4: repeats "01-wide" of entry 1; every entry may occur once.`,
    );
  });

  it('names a focus point that is none', async () => {
    content.edit(OASIS, ['pictures', 2, 'position'], '62%');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 13 › pictures, entry 3, position: must be a point such as 54% 50%, measured from the left and from the top, but is "62%".`,
    ]);
  });
});

describe('a logo of one’s own', () => {
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>';
  const put = (name: string, data: string | Buffer) => {
    content.write(name, data);
    content.edit('business.yaml', ['logo'], `{ src: ./${name} }`);
  };
  const png = (width: number, height: number, alpha: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 0, g: 80, b: 0, alpha } } })
      .png()
      .toBuffer();

  it('is a drawing, or a picture with a transparent ground', async () => {
    put('logo.svg', DRAWING.replace('<path', '<defs><g id="a"/></defs><use href="#a"/><path'));
    expect(await content.mistakes()).toEqual([]);
    content.remove('logo.svg');
    put('logo-2.png', await png(300, 100, 0.5));
    expect(await content.mistakes()).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'holds a script'],
    ['<a href="https://example.org/"><path/></a>', 'holds a script or calls for another file'],
    ['<image href="data:image/png;base64,AA"/>', 'holds a script or calls for another file'],
    ['<style>@import "a.css"</style>', 'holds a script or calls for another file'],
    ['<path fill="url(https://example.org/a)"/>', 'holds a script or calls for another file'],
    ['<path onload="alert(1)"/>', 'holds a script or calls for another file'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'holds a script'],
    [`<path d="${'M0 0'.repeat(8000)}"/>`, 'bytes, and may have 30000'],
  ])('is not one with %.40s in it', async (part, message) => {
    put('logo.svg', DRAWING.replace('<path', `${part}<path`));
    expect(await content.mistakes()).toEqual([expect.stringContaining(message)]);
  });

  it('has a ground, a height and a ratio the header can hold', async () => {
    put('logo.png', await png(300, 100, 1));
    expect((await content.mistakes())[0]).toContain(
      'logo, src: names ./logo.png, which has no transparent ground.',
    );
    put('logo.png', await png(300, 90, 0.5));
    expect((await content.mistakes())[0]).toContain('is 90 pixels high, and needs 96');
    put('logo.png', await png(700, 100, 0.5));
    expect((await content.mistakes())[0]).toContain('more than 6 times as wide as high');
    put('logo.png', await png(2100, 700, 0.5));
    expect((await content.mistakes())[0]).toContain('is 2100 × 700 pixels large; 2000 are enough');
    put('logo.svg', gzipSync(DRAWING));
    expect((await content.mistakes())[0]).toContain('is compressed or not written in UTF-8');
    content.remove('logo.svg');
    put('logo.png', DRAWING);
    expect((await content.mistakes())[0]).toContain('is damaged or not an svg or png picture');
    content.edit('business.yaml', ['logo'], '{ src: ./drawing.svg }');
    expect((await content.mistakes()).join()).toContain(
      'logo, src: must be a logo such as ./logo.svg',
    );
  });
});

describe('videos', () => {
  const TOUR = 'galleries/garage-oasis/tour.mp4';

  beforeEach(() => {
    content.edit(OASIS, ['pictures', 2, 'video'], './tour.mp4');
  });

  it('are accepted beside their poster', async () => {
    content.write(TOUR, VIDEO_START);
    expect(await content.mistakes()).toEqual([]);
  });

  it('are named when they are not there', async () => {
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 3, video: names ./tour.mp4, which does not exist. Put the file there, or remove the entry.`,
    ]);
  });

  it('are guessed when they are called otherwise', async () => {
    content.write('galleries/garage-oasis/tuor.mp4', VIDEO_START);
    expect(await content.mistakes()).toContain(
      `content/${OASIS}, line 14 › pictures, entry 3, video: names ./tour.mp4, which does not exist. Did you mean "./tuor.mp4"?`,
    );
  });

  it('are named when nothing is in them', async () => {
    content.write(TOUR, '');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 3, video: names ./tour.mp4, which is empty. Export it again.`,
    ]);
  });

  it('are named when they are something else', async () => {
    content.write(TOUR, 'a video, in words');
    expect(await content.mistakes()).toEqual([
      `content/${OASIS}, line 14 › pictures, entry 3, video: names ./tour.mp4, which is damaged or another kind of file. Export it again.`,
    ]);
  });

  it('are named when they end in capital letters', async () => {
    content.write(TOUR, VIDEO_START);
    content.edit(OASIS, ['pictures', 2, 'video'], './tour.MP4');
    expect(await content.mistakes()).toContain(
      `content/${OASIS}, line 14 › pictures, entry 3, video: must be a video such as ./clip.mp4 or ./clip.webm, with its ending in small letters, but is "./tour.MP4".`,
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

  it('may be called by the name that their folder has to get', async () => {
    addKitchen('galleries/Kitchen');
    content.edit('pages/portfolio.yaml', ['galleries', 0, 'gallery'], 'kitchen');
    expect(await content.mistakes()).toEqual([expect.stringContaining('Rename it to "kitchen".')]);
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
      `content/${KITCHEN}/galery.yaml: has to be called content/${KITCHEN}/gallery.yaml. Rename it.`,
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
      `content/${OASIS}, line 7 › pictures, entry 1, name: is made from the name of the picture file; remove it.`,
      `content/${OASIS}, line 11 › pictures, entry 2: has the unknown field "nmae". Remove it.`,
    ]);
  });
});
