import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { ContentFolder } from './contentFolder.ts';
import { explainFile } from './media.ts';

const MP4 = '\0\0\0\x20ftypisom';
const WEBM = Buffer.from('1A45DFA3', 'hex');
const HUGE_OR_DAMAGED =
  'names ./a.jpg, which is damaged, huge or not a jpg, png or webp picture. Export it again.';

type Files = Record<string, string | Buffer>;

/** What is said about a field of x/page.yaml that shows a file of these ones in x/. */
function explain(kind: 'picture' | 'video' | 'logo', source: string, files: Files = {}) {
  const inside = Object.entries(files).map(([name, data]) => [`x/${name}`, data]);
  const root = makeFolder(Object.fromEntries(inside) as Files);
  return explainFile(kind, new ContentFolder(root), 'x', source, `a ${kind}`);
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9fb394' } })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  it.each([
    [1200, 400],
    [400, 1200],
  ])('may have %i x %i pixels', async (width, height) => {
    expect(await explain('picture', './a.jpg', { 'a.jpg': await photo(width, height) })).toBe(
      undefined,
    );
  });

  it.each([
    [1199, 1000, 'the longer side needs 1200. Export it larger.'],
    [1000, 1199, 'the longer side needs 1200. Export it larger.'],
    [1200, 399, 'the shorter side needs 400. Crop it less.'],
    [399, 1200, 'the shorter side needs 400. Crop it less.'],
  ])('is too small with %i x %i pixels', async (width, height, advice) => {
    expect(await explain('picture', './a.jpg', { 'a.jpg': await photo(width, height) })).toBe(
      `names ./a.jpg, which has ${width} x ${height} pixels; ${advice}`,
    );
  });

  it('cannot be another file with its extension', async () => {
    expect(await explain('picture', './a.jpg', { 'a.jpg': 'words' })).toBe(HUGE_OR_DAMAGED);
  });

  it.each(['a.jpg', 'inner/a.JPG', '02-a b.webp'])('begins with ./: %s', async (source) => {
    expect(await explain('picture', source)).toBe(`must start with ./: write "./${source}".`);
  });

  it.each(['../a.jpg', '/a.jpg', '\\a.jpg', 'C:\\a.jpg', 'https://a.de/a.jpg', './a.txt', 'a.txt'])(
    'is not in its folder: %s',
    async (source) => {
      const message = `must be a picture, but is ${JSON.stringify(source)}.`;
      expect(await explain('picture', source)).toBe(message);
    },
  );

  it('is guessed when it is another file', async () => {
    expect(await explain('picture', './gallery.yaml', { 'b.jpg': '', 'c.png.txt': '' })).toBe(
      'must be a picture, but is "./gallery.yaml". Did you mean "./b.jpg"?',
    );
  });

  it('is guessed when its name is misspelt', async () => {
    expect(await explain('picture', './kitchne.jpg', { 'kitchen.jpg': '', 'b.jpg': '' })).toBe(
      'names ./kitchne.jpg, which does not exist. Did you mean "./kitchen.jpg"?',
    );
  });

  it('is missing', async () => {
    expect(await explain('picture', './a.jpg', { 'a.txt': '' })).toBe(
      'names ./a.jpg, which does not exist. Put the file there, or remove the entry.',
    );
  });

  it.each(['#', '%', '?'])('cannot have %s in its name', async (character) => {
    const source = `./a${character}b.jpg`;
    expect(await explain('picture', source)).toBe(
      `names ${source}, which contains ${character}. Rename the file and change it here.`,
    );
  });

  it('must be named', async () => {
    expect(await explain('picture', '')).toBe('is empty; it must be a picture.');
  });
});

describe('a video', () => {
  const captions = { 'a.vtt': 'WEBVTT\n' };
  const noCaptions = (name: string) =>
    `names ./${name}, which has no captions. Put a.vtt beside it; if nobody speaks, only write WEBVTT into it.`;

  it.each([
    ['a.mp4', MP4],
    ['a.webm', WEBM],
  ])('may be %s with captions', async (name, data) => {
    expect(await explain('video', `./${name}`, { [name]: data, ...captions })).toBeUndefined();
    expect(await explain('video', `./${name}`, { [name]: data })).toBe(noCaptions(name));
  });

  it('needs captions that are captions', async () => {
    const files = { 'a.mp4': MP4, 'a.vtt': 'words WEBVTT' };
    expect(await explain('video', './a.mp4', files)).toBe(noCaptions('a.mp4'));
  });

  it.each([
    ['words', 'words'],
    ['the mark of a video too late', `words${MP4}`],
    ['the mark of a video too early', 'ftypisom'],
    ['the mark of WebM too late', Buffer.concat([Buffer.from('a'), WEBM])],
    ['nothing', ''],
  ])('cannot contain %s', async (_, data) => {
    expect(await explain('video', './a.mp4', { 'a.mp4': data, ...captions })).toBe(
      'names ./a.mp4, which is damaged or another kind of file. Export it again.',
    );
  });

  it.each(['a.mp4', './a.MP4', './a.jpg'])('cannot be %s', async (source) => {
    expect(await explain('video', source)).toBe(`must be a video, but is "${source}".`);
  });
});

describe('a logo', () => {
  const drawing = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v3z"/></svg>`;

  it('may be a drawing', async () => {
    const files = { 'a.svg': drawing('viewBox="0 0 9 3"') };
    expect(await explain('logo', './a.svg', files)).toBeUndefined();
  });

  it('is judged by its rules', async () => {
    expect(await explain('logo', './a.svg', { 'a.svg': drawing('viewBox="0 0 90 3"') })).toBe(
      'names ./a.svg, which is more than 6 times as wide as high. Put its text on two lines.',
    );
  });

  it.each(['a.svg', './a.jpg'])('cannot be %s', async (source) => {
    expect(await explain('logo', source)).toBe(`must be a logo, but is "${source}".`);
  });
});
