import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useContentCopy, VIDEO_START } from './contentCopy.ts';

const FOLDER = 'galleries/garage-oasis';
const OASIS = `${FOLDER}/gallery.yaml`;
const DETAIL = `${FOLDER}/04-detail.jpg`;

const content = useContentCopy();

/** A change by the owner, and what it leaves behind. */
type Report = [change: () => unknown, mistake: string];

/** Reports by file and field; `snapshots/` holds the sentences. */
function itReports(reports: Record<string, Report[]>): void {
  const rows = Object.entries(reports).flatMap(([place, changes]) =>
    changes.map(([change, mistake]) => [mistake, place, change] as const),
  );
  it.each(rows)('reports %s in "%s"', async (_, place, change) => {
    await change();
    await content.expectIssue(place);
  });
}

const add = (name: string, data: string | Buffer = 'anything') =>
  content.write(`${FOLDER}/${name}`, data);
const photo = () => content.read(DETAIL);

describe('files', () => {
  itReports({
    '': [[() => content.remove('.'), 'no content at all']],
    'business.yaml': [
      [() => content.write('business.yaml', ''), 'an empty file'],
      [() => content.remove('business.yaml'), 'a missing file'],
    ],
    // Not also reported: the pages that show an unreadable gallery.
    [OASIS]: [[() => content.write(OASIS, 'title: "Garage'), 'quotes that do not end']],
    'pages/home-PC.yaml': [
      [
        () => content.write('pages/home-PC.yaml', 'title: Home'),
        'a file that the site does not read',
      ],
    ],
    [`${FOLDER}/a.MP4`]: [[() => add('a.MP4'), 'a file that the site does not read']],
    [`${FOLDER}/a.jpg`]: [[() => add('a.jpg', photo()), 'a picture that nothing names']],
  });

  it.each([
    ['pages/Moving-help.yaml', 'moving-help'],
    ['pages/moving_help.yaml', 'moving-help'],
    ['pages/moving-help.yml', 'moving-help'],
    ['pages/Über uns.yaml', 'uber-uns'],
    ['pages/de/home.yaml', 'de-home'],
    ['de/home.yaml', 'de-home'],
  ])('says that %s is no page, and how to rename it', async (file, name) => {
    content.write(file, content.read('pages/sample-page.yaml'));
    expect(await content.messages()).toEqual([
      `${file}: is not read as a page. Rename it to content/pages/${name}.yaml.`,
    ]);
  });

  it.each([
    ['seo, title', '/sample-page'],
    ['service, name', '/interior-styling'],
  ])('refuses two pages with the same %s', async (field, route) => {
    const path = field.split(', ');
    const page = content.read(`pages${route}.yaml`).toString();
    content.write('pages/z-copy.yaml', page.replace('./interior-styling', '.'));
    content.edit('pages/z-copy.yaml', ['sections'], '[]');
    if (field !== 'seo, title') content.edit('pages/z-copy.yaml', ['seo', 'title'], 'Another');
    await content.expectIssue(`pages/z-copy.yaml › ${path.join(', ')}`);
  });

  it('advises to remove an announcement that is over', async () => {
    content.edit('business.yaml', ['announcement'], '{ text: Closed today., ends: "2020-01-31" }');
    expect(await content.messages()).toEqual([
      'business.yaml › announcement, ends: Advice: is over, so visitors do not see the announcement. Remove it or change the day.',
    ]);
  });

  it.each(['pages/Home.YAML', 'pages/home.yaml.txt', 'pages/hom.yaml', 'home.yaml'])(
    'says how to rename %s',
    async (file) => {
      const page = content.read('pages/home.yaml');
      // Before: Windows and macOS take "Home.YAML" for the same file.
      content.remove('pages/home.yaml');
      content.write(file, page);
      expect(await content.messages()).toEqual([
        `${file}: has the wrong name. Rename it to content/pages/home.yaml.`,
      ]);
    },
  );

  it('ignores files of operating systems', async () => {
    content.write('galleries/.DS_Store', '');
    content.write('pages/home/Thumbs.db', '');
    expect(await content.messages()).toEqual([]);
  });
});

describe('pictures and videos', () => {
  const PICTURE = `${OASIS} › pictures, entry 4, src`;
  const VIDEO = `${OASIS} › pictures, entry 3, video`;
  const show = (file: string) => content.edit(OASIS, ['pictures', 3, 'src'], file);
  const play = (file: string, data?: string) => {
    content.edit(OASIS, ['pictures', 2, 'video'], file);
    if (data) add(file, data);
  };
  const resize = async (...size: [width: number, height?: number]) =>
    content.write(
      DETAIL,
      await sharp(photo())
        .resize(...size, { fit: 'fill' })
        .toBuffer(),
    );
  const rename = (name: string, shown: string) => {
    add(name, photo());
    content.remove(DETAIL);
    show(shown);
  };

  itReports({
    [PICTURE]: [
      [() => content.remove(DETAIL), 'a missing file'],
      [() => show('./04-detial.jpg'), 'a misspelt name'],
      [() => content.write(DETAIL, photo().subarray(0, 5000)), 'half a picture'],
      [() => resize(900, 600), 'a small picture'],
      [() => resize(3000, 2), 'a narrow picture'],
      [() => show('./gallery.yaml'), 'a file of another kind'],
      [() => show('04-detail.jpg'), 'a name without ./'],
      [() => rename('a#4.jpg', '"./a#4.jpg"'), 'a name that no address can have'],
    ],
    [`${OASIS} › pictures, entry 4`]: [
      [() => rename('01-wide.jpg', './01-wide.jpg'), 'two names that differ in letter case'],
    ],
    [VIDEO]: [
      [() => play('./tour.mp4'), 'a missing file'],
      [() => play('./a.mp4', 'words'), 'a file that is no video'],
      [() => play('./a.mp4', VIDEO_START), 'a video without captions'],
      [() => play('./tour.MP4'), 'an upper-case extension'],
    ],
  });

  it('refuses the same photograph twice in a gallery', async () => {
    add('a.jpg', photo());
    content.edit(OASIS, ['pictures', 4], '{ src: ./a.jpg, alt: The same niche }');
    await content.expectIssue(`${FOLDER}/a.jpg`);
  });
});

describe('the owner’s logo', () => {
  const put = (name: string, data: string | Buffer) => {
    content.write(name, data);
    content.edit('business.yaml', ['logo'], `{ src: ./${name} }`);
  };
  const png = (width: number, height: number, alpha = 0.5) =>
    sharp({ create: { width, height, channels: 4, background: { r: 0, g: 80, b: 0, alpha } } })
      .png()
      .toBuffer();

  const draw = (size: string, part = '<path d="M0 0h90v30z"/>') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${part}</svg>`;
  const EDITOR = 'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';

  it.each([
    ['of Canva', draw('width="375" height="125" viewBox="0 0 375 124.9" zoomAndPan="magnify"')],
    [
      'of Inkscape',
      draw(`width="90mm" height="30mm" ${EDITOR}`, '<sodipodi:namedview id="a" showgrid="false"/>'),
    ],
  ])('may be an ordinary SVG %s', async (_, drawing) => {
    put('logo.svg', drawing);
    expect(await content.messages()).toEqual([]);
  });

  it('may be a PNG with a transparent background', async () => {
    put('logo-2.png', await png(300, 100));
    expect(await content.messages()).toEqual([]);
  });

  itReports({
    'business.yaml › logo, src': [
      [() => put('logo.svg', ''), 'an empty drawing'],
      [() => put('logo.svg', draw('viewBox="0 0 9 3"', '<g>')), 'half a drawing'],
      [() => put('logo.svg', gzipSync(draw('viewBox="0 0 9 3"'))), 'a compressed drawing'],
      [() => put('logo.png', ''), 'an empty picture'],
      [async () => put('logo.png', await png(300, 100, 1)), 'an opaque background'],
      [async () => put('logo.png', await png(300, 90)), 'a low picture'],
      [async () => put('logo.png', await png(700, 100)), 'a wide picture'],
    ],
  });
});

describe('galleries', () => {
  function addGallery(folder: string, file = 'gallery.yaml') {
    const pictures = '[{ src: ./01-island.jpg, alt: An island }]';
    content.write(`galleries/${folder}/01-island.jpg`, photo());
    content.write(
      `galleries/${folder}/${file}`,
      `title: Kitchen\nlayout: lead\npictures: ${pictures}\n`,
    );
    content.edit('pages/portfolio.yaml', ['sections', 6], `{ kind: gallery, gallery: ${folder} }`);
  }

  it('may be added for a page, or for a single picture', async () => {
    addGallery('kitchen');
    expect(await content.messages()).toEqual([]);
    content.edit('pages/portfolio.yaml', ['sections', 6]);
    content.edit('pages/home.yaml', ['sections', 2, 'pictures', 0], 'kitchen/01-island');
    expect(await content.messages()).toEqual([]);
  });

  itReports({
    'galleries/Küche_2': [[() => addGallery('Küche_2'), 'a name that no address can have']],
    'galleries/kitchen/galery.yaml': [
      [() => addGallery('kitchen', 'galery.yaml'), 'a misspelt file name'],
    ],
  });

  it('need a gallery.yaml, and a page', async () => {
    addGallery('kitchen');
    content.edit('pages/portfolio.yaml', ['sections', 6]);
    await content.expectIssue('galleries/kitchen');
    content.remove('galleries/kitchen/gallery.yaml');
    await content.expectIssue('galleries/kitchen');
  });
});
