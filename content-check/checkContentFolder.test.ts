import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_SITE } from '../node/sites.ts';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { checkContentFolder } from './checkContentFolder.ts';
import { formatIssue } from './issue.ts';

type Files = Record<string, string | Buffer>;

const read = (name: string) => readFileSync(join(TEST_SITE.content, name), 'utf8');
const photo = await sharp({
  create: { width: 1200, height: 800, channels: 3, background: '#9fb394' },
})
  .jpeg()
  .toBuffer();

/** A page with these lines of sections. */
const page = (title: string, ...sections: string[]) =>
  [
    'seo:',
    `  title: ${title}`,
    '  description: What this page is about, in a sentence.',
    'unlisted: true',
    sections.length > 0 ? 'sections:' : 'sections: []',
    ...sections.map((section) => `  - ${section}`),
    '',
  ].join('\n');

const HEADING = '{ kind: heading, title: Home, id: top }';
const GALLERY = '{ kind: gallery, gallery: garage }';
const gallery = (source: string, more = '') =>
  `title: Garage\nlayout: lead\npictures:\n  - src: ${source}\n    alt: A shelf\n${more}`;
const redirect = (from: string, to: string) => `entries:\n  - from: ${from}\n    to: ${to}\n`;
const text = (words: string) => `---\ntitle: Imprint\ndescription: Who we are.\n---\n\n${words}\n`;

/** The smallest content that is in order. */
const SMALL: Files = {
  'business.yaml': read('business.yaml'),
  'messages.yaml': read('messages.yaml'),
  'enquiry.yaml': read('enquiry.yaml'),
  'redirects.yaml': 'entries: []\n',
  'pages/home.yaml': page('Home', HEADING),
  'pages/404.yaml': page('Not found'),
};
const GARAGE: Files = {
  'galleries/garage/gallery.yaml': gallery('./01.jpg'),
  'galleries/garage/01.jpg': photo,
};
const STORY = `story:
  picture: { name: garage/01, position: 50% 50% }
  intro: What we did.
  text: It took four days.
  facts:
    - { label: Place, value: Garage }
    - { label: Duration, value: Four days }
`;

/** The issues of a folder whose files change from check to check; undefined removes one. */
function checking(files: Files) {
  const root = makeFolder({ ...SMALL, ...files });
  return async (changes: Record<string, string | Buffer | undefined> = {}) => {
    for (const [path, data] of Object.entries(changes))
      if (data === undefined) rmSync(join(root, path));
      else writeFileSync(join(root, path), data);
    const issues = await checkContentFolder(root);
    return issues.filter(({ isAdvice }) => !isAdvice).map(({ file }) => file);
  };
}

const issuesOf = (files: Files) => checkContentFolder(makeFolder({ ...SMALL, ...files }));

async function messagesOf(files: Files): Promise<string[]> {
  const issues = await issuesOf(files);
  return issues.map((issue) => formatIssue(issue).slice('content/'.length));
}

describe('the content folder', () => {
  it('is in order', async () => {
    expect(await messagesOf({})).toEqual([]);
  });

  it.each(['none', 'business.yaml'])('must be a folder: %s', async (name) => {
    expect(await checkContentFolder(join(makeFolder(SMALL), name))).toEqual([
      {
        file: '',
        message: 'does not exist. Restore it, or set CONTENT_FOLDER to another folder.',
      },
    ]);
  });

  it('is reported by file and line, wrong names as well', async () => {
    const files = {
      'words/About us.md': text('Words'),
      'business.yaml': read('business.yaml').replace('hello@example.com', 'nobody'),
      'pages/home.yaml': page(
        'Home',
        '{ kind: heading, title: "" }',
        '{ kind: heading, title: 1 }',
      ),
    };
    expect(await messagesOf(files)).toEqual([
      expect.stringMatching(/^business\.yaml, line 2 › email: must be an e-mail address/u),
      expect.stringMatching(/^pages\/home\.yaml, line 6 › sections, entry 1, title: is empty/u),
      expect.stringMatching(/^pages\/home\.yaml, line 7 › sections, entry 2, title: must be/u),
      expect.stringMatching(/^words\/About us\.md: cannot be part of a web address/u),
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is the only one reported: references to it are not checked', async () => {
    const files = {
      ...GARAGE,
      'galleries/garage/gallery.yaml': 'title: "Garage',
      'pages/home.yaml': page('Home', GALLERY),
      'redirects.yaml': redirect('/old', '/missing'),
      'words/imprint.md': text('[a](/missing)'),
    };
    expect(await messagesOf(files)).toEqual([
      'galleries/garage/gallery.yaml, line 1: begins a text with " and does not end it. Put " at its end.',
    ]);
  });

  it('is an owner’s text without its front matter', async () => {
    expect(await messagesOf({ 'words/imprint.md': '---\ntitle: "a\n---\n\nWords\n' })).toEqual([
      'words/imprint.md, line 2: begins a text with " and does not end it. Put " at its end.',
    ]);
  });
});

describe('a gallery', () => {
  const UNUSED =
    'galleries/garage: is not shown on any page. Add a section for it to a page such as portfolio.yaml, or delete the folder.';

  it('must be shown on a page', async () => {
    expect(await messagesOf(GARAGE)).toEqual([UNUSED]);
    expect(await messagesOf({ ...GARAGE, 'pages/home.yaml': page('Home', GALLERY) })).toEqual([]);
  });

  it('is shown when a page shows one of its pictures', async () => {
    const service =
      'service:\n  name: Tidying\n  summary: We tidy.\n  pictures: [garage/01, garage/02]\n';
    const files = {
      ...GARAGE,
      'galleries/garage/gallery.yaml': gallery('./01.jpg', '  - { src: ./02.jpg, alt: A box }\n'),
      'galleries/garage/02.jpg': await sharp(photo).negate().jpeg().toBuffer(),
      'pages/tidying.yaml': page('Tidying', HEADING).replace('unlisted: true\n', service),
    };
    expect(await messagesOf(files)).toEqual([]);
  });

  it('is not also called unused beside a problem', async () => {
    const files = {
      ...GARAGE,
      'pages/home.yaml': page('Home', GALLERY.replace('garage', 'garag')),
    };
    expect(await messagesOf(files)).toEqual([
      'pages/home.yaml, line 6 › sections, entry 1, gallery: names "garag", which does not exist. Did you mean "garage"?',
    ]);
  });

  it('must exist, or the field is said to name something that is gone', async () => {
    const files = { 'pages/home.yaml': page('Home', GALLERY) };
    expect(await issuesOf(files)).toEqual([
      {
        file: 'pages/home.yaml',
        line: 6,
        path: ['sections', 0, 'gallery'],
        message: expect.stringContaining('names "garage", which does not exist.') as string,
        isGone: true,
      },
    ]);
  });

  it('has only pictures of its own', async () => {
    const section = '{ kind: gallery, gallery: garage, pictures: [garage/02] }';
    const files = { ...GARAGE, 'pages/home.yaml': page('Home', section) };
    expect(await messagesOf(files)).toEqual([
      'pages/home.yaml, line 6 › sections, entry 1, pictures, entry 1: names "garage/02", which does not exist. Did you mean "garage/01"?',
    ]);
  });

  it('has its pictures under both ways to write an accent', async () => {
    const section = '{ kind: gallery, gallery: garage, pictures: ["garage/K\u00FCche"] }';
    const files = {
      'galleries/garage/gallery.yaml': gallery('./Ku\u0308che.jpg'),
      'galleries/garage/Ku\u0308che.jpg': photo,
      'pages/home.yaml': page('Home', section),
    };
    expect(await messagesOf(files)).toEqual([]);
  });

  it('may have a video, whose captions are used as well', async () => {
    const files = {
      ...GARAGE,
      'galleries/garage/gallery.yaml': gallery('./01.jpg', '    video: ./tour.mp4\n'),
      'galleries/garage/tour.mp4': '\0\0\0\x20ftypisom',
      'galleries/garage/tour.vtt': 'WEBVTT',
      'pages/home.yaml': page('Home', GALLERY),
    };
    expect(await messagesOf(files)).toEqual([]);
    expect(await messagesOf({ ...files, 'galleries/garage/tour.mp4': 'words' })).toEqual([
      'galleries/garage/gallery.yaml, line 6 › pictures, entry 1, video: names ./tour.mp4, which is damaged or another kind of file. Export it again.',
    ]);
  });

  it('shows a picture that is there', async () => {
    const files = {
      'galleries/garage/gallery.yaml': gallery('./01.jpg'),
      'pages/home.yaml': page('Home', GALLERY),
    };
    expect(await issuesOf(files)).toEqual([
      {
        file: 'galleries/garage/gallery.yaml',
        line: 4,
        path: ['pictures', 0, 'src'],
        message: 'names ./01.jpg, which does not exist. Put the file there, or remove the entry.',
        isGone: false,
      },
    ]);
  });
});

describe('a logo', () => {
  const business = `${read('business.yaml')}logo:\n  src: ./logo.svg\n`;

  it('is used, and judged by its rules', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"></svg>';
    expect(await messagesOf({ 'business.yaml': business, 'logo.svg': drawing })).toEqual([]);
    expect(await messagesOf({ 'business.yaml': business, 'logo.svg': '' })).toEqual([
      expect.stringMatching(
        /^business\.yaml, line \d+ › logo, src: names \.\/logo\.svg, which is/u,
      ),
    ]);
  });
});

describe('a link', () => {
  const withPages: Files = {
    ...GARAGE,
    'galleries/garage/gallery.yaml': gallery('./01.jpg', STORY),
    'pages/home.yaml': page('Home', HEADING, GALLERY),
    'pages/portfolio.yaml': page('Portfolio', '{ kind: heading, title: Work, id: work }'),
    'words/imprint.md': text('Words'),
  };

  it.each(['/', '/#top', '/portfolio', '/portfolio#work', '/imprint', '/portfolio/garage'])(
    'may lead to %s',
    async (to) => {
      const files = { ...withPages, 'redirects.yaml': redirect('/old', to) };
      expect(await messagesOf(files)).toEqual([]);
    },
  );

  it.each(['/garage', '/home', '/#work', '/business', '/galleries/garage', '/missing'])(
    'cannot lead to %s',
    async (to) => {
      const files = { ...withPages, 'redirects.yaml': redirect('/old', to) };
      expect(await messagesOf(files)).toEqual([
        expect.stringContaining(
          `redirects.yaml, line 3 › entries, entry 1, to: names "${to}", which`,
        ),
      ]);
    },
  );

  it('cannot lead to the project of a gallery without a story', async () => {
    const files = {
      ...withPages,
      ...GARAGE,
      'redirects.yaml': redirect('/old', '/portfolio/garage'),
    };
    expect(await messagesOf(files)).toHaveLength(1);
  });

  it('in Markdown is checked', async () => {
    expect(await messagesOf({ 'words/imprint.md': text('[a](/missing)') })).toEqual([
      expect.stringMatching(/^words\/imprint\.md, line 6 › text: has a link to "\/missing"/u),
    ]);
    expect(await messagesOf({ 'words/imprint.md': text('[a](/#top)') })).toEqual([]);
  });

  it('cannot replace a page that is there', async () => {
    expect(
      await messagesOf({ ...withPages, 'redirects.yaml': redirect('/portfolio', '/') }),
    ).toEqual([
      'redirects.yaml, line 2 › entries, entry 1, from: is the address of a page. Remove the redirect or rename the page.',
    ]);
  });
});

describe('a field', () => {
  it('cannot contain invisible characters', async () => {
    const home = page('Home', '{ kind: heading, title: "a\u200Bb" }');
    expect(await messagesOf({ 'pages/home.yaml': home })).toEqual([
      'pages/home.yaml, line 6 › sections, entry 1, title: has an invisible character (U+200B). Delete the word and type it again.',
    ]);
  });

  it('that breaks its rules is reported once', async () => {
    const files = { 'redirects.yaml': redirect('"/\u202Eold"', '/') };
    expect(await messagesOf(files)).toHaveLength(1);
  });
});

it('two pages cannot have the same title', async () => {
  expect(await messagesOf({ 'pages/z.yaml': page('Home') })).toEqual([
    'pages/z.yaml, line 2 › seo, title: is also the name in "home.yaml". Change one of them.',
  ]);
});

describe('a photograph', () => {
  it('with metadata is advised about', async () => {
    const files = {
      ...GARAGE,
      'pages/home.yaml': page('Home', GALLERY),
      'galleries/garage/01.jpg': await sharp(photo)
        .withExif({ IFD0: { Model: 'Shelf 1' } })
        .toBuffer(),
    };
    expect(await messagesOf(files)).toEqual([
      expect.stringMatching(/^galleries\/garage\/01\.jpg: Advice: contains metadata/u),
    ]);
  });
});

describe('an announcement', () => {
  const until = (day: string) => ({
    'business.yaml': `${read('business.yaml')}announcement:\n  text: Closed.\n  ends: "${day}"\n`,
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is advised to be removed after its last day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T12:00:00Z') });
    expect(await messagesOf(until('2026-12-24'))).toEqual([]);
    expect(await issuesOf(until('2026-12-23'))).toEqual([
      {
        file: 'business.yaml',
        line: read('business.yaml').split('\n').length + 2,
        path: ['announcement', 'ends'],
        message: 'is over, so visitors do not see the announcement. Remove it or change the day.',
        isAdvice: true,
      },
    ]);
  });
});

describe('a second check', () => {
  const GALLERY_FILE = 'galleries/garage/gallery.yaml';
  const PHOTO = 'galleries/garage/01.jpg';
  const HOME = 'pages/home.yaml';
  const shown = { ...GARAGE, [HOME]: page('Home', HEADING, GALLERY) };

  it('judges changed words anew, and words that are as before', async () => {
    const check = checking(shown);
    expect(await check()).toEqual([]);
    expect(await check({ [GALLERY_FILE]: gallery('./01.jpg', 'colour: red\n') })).toEqual([
      GALLERY_FILE,
    ]);
    expect(await check({ [GALLERY_FILE]: gallery('./01.jpg') })).toEqual([]);
  });

  it('judges a photograph anew under its old name, and one that is gone', async () => {
    const check = checking(shown);
    expect(await check()).toEqual([]);
    expect(await check({ [PHOTO]: 'no photograph' })).toEqual([GALLERY_FILE]);
    expect(await check({ [PHOTO]: photo })).toEqual([]);
    expect(await check({ [PHOTO]: undefined })).toEqual([GALLERY_FILE]);
  });

  it('judges unchanged words by what other files have now', async () => {
    const check = checking(shown);
    expect(await check()).toEqual([]);
    expect(await check({ [HOME]: page('Home', HEADING) })).toEqual(['galleries/garage']);
    expect(
      await check({ [HOME]: shown[HOME], [GALLERY_FILE]: undefined, [PHOTO]: undefined }),
    ).toContain(HOME);
  });
});
