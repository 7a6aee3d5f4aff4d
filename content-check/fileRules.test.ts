import { describe, expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkNames, checkUnused, filesOf, galleryFolders } from './fileRules.ts';

const REQUIRED = [
  'business.yaml',
  'messages.yaml',
  'redirects.yaml',
  'enquiry.yaml',
  'pages/home.yaml',
  'pages/404.yaml',
];

function folderOf(names: readonly string[]): ContentFolder {
  return new ContentFolder(makeFolder(Object.fromEntries(names.map((name) => [name, '']))));
}

/** The messages about a folder with these files beside the required ones, without one of those. */
function messagesWith(names: readonly string[], removed = ''): string[] {
  const folder = folderOf([...REQUIRED.filter((name) => name !== removed), ...names]);
  return checkNames(folder).map(({ file, message }) => `${file}: ${message}`);
}

describe('a required file', () => {
  it.each(REQUIRED)('is missing: %s', (file) => {
    expect(messagesWith([], file)).toEqual([
      `${file}: is missing. The site cannot be built without it.`,
    ]);
  });

  it.each([
    ['pages/home.yml', 'pages/home.yaml'],
    ['pages/Home.YAML', 'pages/home.yaml'],
    ['pages/home.txt', 'pages/home.yaml'],
    ['pages/home.yaml.txt', 'pages/home.yaml'],
    ['pages/home.yml.txt', 'pages/home.yaml'],
    ['pages/hoem.yaml', 'pages/home.yaml'],
    ['home.yaml', 'pages/home.yaml'],
    ['galleries/home.yaml', 'pages/home.yaml'],
    ['bussiness.yaml', 'business.yaml'],
  ])('has the wrong name: %s', (wrong, file) => {
    expect(messagesWith([wrong], file)).toEqual([
      `${wrong}: has the wrong name. Rename it to content/${file}.`,
    ]);
  });

  it.each(['pages/our-work.yaml', 'hoem.yaml', 'pages/home.yaml.backup'])(
    'is not taken for the other file %s',
    (other) => {
      expect(messagesWith([other], 'pages/home.yaml')).toContain(
        'pages/home.yaml: is missing. The site cannot be built without it.',
      );
    },
  );

  it('may have any page beside it', () => {
    expect(messagesWith(['pages/our-work-2.yaml', 'pages/hom.yaml', 'words/terms.md'])).toEqual([]);
  });
});

describe('a gallery', () => {
  it('is a folder with files', () => {
    const folder = folderOf([
      'galleries/b/1.jpg',
      'galleries/a/x/2.jpg',
      'galleries/b/2.jpg',
      'c/d/e',
    ]);
    expect(galleryFolders(folder)).toEqual(['a', 'b']);
  });

  it('needs a gallery.yaml', () => {
    expect(messagesWith(['galleries/garage/01.jpg'])).toEqual([
      'galleries/garage: has no gallery.yaml. Copy the one of another gallery and change it.',
    ]);
    expect(messagesWith(['galleries/garage/gallery.yaml'])).toEqual([]);
  });

  it('needs a gallery.yaml also beside another gallery that has one', () => {
    expect(messagesWith(['galleries/closet/gallery.yaml', 'galleries/garage/01.jpg'])).toEqual([
      'galleries/garage: has no gallery.yaml. Copy the one of another gallery and change it.',
    ]);
  });

  it('says how to rename a misspelt gallery.yaml', () => {
    expect(messagesWith(['galleries/garage/galery.yml'])).toEqual([
      'galleries/garage/galery.yml: has the wrong name. Rename it to content/galleries/garage/gallery.yaml.',
    ]);
  });

  it.each([
    ['My Garage', ' Rename it to "my-garage".'],
    ['garage_2', ' Rename it to "garage-2".'],
    ['???', ''],
  ])('cannot be called "%s"', (name, advice) => {
    expect(messagesWith([`galleries/${name}/gallery.yaml`])).toEqual([
      `galleries/${name}: cannot be part of a web address. Use only a to z, digits and hyphens.${advice}`,
    ]);
  });

  it('may have the name of a page or of a file of the build', () => {
    const names = ['galleries/index/gallery.yaml', 'galleries/home/gallery.yaml'];
    expect(messagesWith(names)).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['pages/Moving_help.yaml', 'moving-help'],
    ['pages/moving.YML', 'moving'],
    ['pages/moving.yaml.txt', 'moving'],
    ['pages/de/moving.yaml', 'de-moving'],
    ['pages/de/at/moving.yaml', 'de-at-moving'],
    ['de/moving.yaml', 'de-moving'],
    ['de/pages/moving.yaml', 'de-pages-moving'],
    ['pages/my.yaml.old.yaml', 'my-yaml-old'],
  ])('is not read: %s', (file, name) => {
    expect(messagesWith([file])).toEqual([
      `${file}: is not read as a page. Rename it to content/pages/${name}.yaml.`,
    ]);
  });

  it('is not read, and its name has no letters', () => {
    expect(messagesWith(['pages/???.yaml'])).toEqual(['pages/???.yaml: is not read as a page.']);
  });

  it('is not also reported as unused when it is not read', () => {
    const folder = folderOf([...REQUIRED, 'pages/Moving.yaml']);
    checkNames(folder);
    expect(folder.unused()).toEqual(REQUIRED.toSorted());
  });

  it.each([
    'pages/home-PC.yaml',
    'pages/home (copy of Mia).yaml',
    'notes.yaml',
    'pages/notes.txt',
    'pages/a.yaml/b.txt',
    'galleries/garage/notes.yaml',
  ])('is not meant by %s', (file) => {
    const gallery = ['galleries/garage/gallery.yaml'];
    expect(messagesWith([file, ...gallery])).toEqual([]);
  });

  it('is meant by what only looks like a copy of one', () => {
    expect(messagesWith(['pages/moving-PC.yaml', 'pages/home-pc-A.yaml'])).toEqual([
      'pages/home-pc-A.yaml: is not read as a page. Rename it to content/pages/home-pc-a.yaml.',
      'pages/moving-PC.yaml: is not read as a page. Rename it to content/pages/moving-pc.yaml.',
    ]);
  });

  it.each(['index', 'enquiry', 'draft', 'galleries'])('cannot be called %s', (name) => {
    expect(messagesWith([`pages/${name}.yaml`])).toEqual([
      `pages/${name}.yaml: has the name of another page, /${name}. Rename it.`,
    ]);
    expect(messagesWith([`words/${name}.md`])).toEqual([
      `words/${name}.md: has the name of another page, /${name}. Rename it.`,
    ]);
  });

  it('of Markdown cannot have the name of another page', () => {
    expect(messagesWith(['pages/about.yaml', 'words/about.md'])).toEqual([
      'words/about.md: has the name of another page, /about. Rename it.',
    ]);
  });

  it('of Markdown cannot have a name outside of web addresses', () => {
    expect(messagesWith(['words/About us.md'])).toEqual([
      'words/About us.md: cannot be part of a web address. Use only a to z, digits and hyphens. Rename it to "about-us.md".',
    ]);
  });
});

it('the files of a collection are found by their pattern', () => {
  const folder = folderOf(['words/a.md', 'words/b.txt', 'a.md', 'words/c/d.md']);
  expect(filesOf(folder, { pattern: 'words/*.md' })).toEqual(['words/a.md']);
});

describe('an unused file', () => {
  it('is only advised about', () => {
    const folder = folderOf(['galleries/garage/01.jpg', 'notes.txt', 'used.txt']);
    folder.use('used.txt');
    expect(checkUnused(folder)).toEqual([
      {
        file: 'galleries/garage/01.jpg',
        message: 'is not used. Name it in a YAML file or delete it.',
        isAdvice: true,
      },
      {
        file: 'notes.txt',
        message: 'has a place, name or kind that the site does not read. Move or convert it.',
        isAdvice: true,
      },
    ]);
  });

  it('is a mistake when it describes a gallery', () => {
    expect(checkUnused(folderOf(['galleries/garage/gallery.yaml']))).toEqual([
      {
        file: 'galleries/garage',
        message:
          'is not shown on any page. Add a section for it to a page such as portfolio.yaml, or delete the folder.',
      },
    ]);
  });
});
