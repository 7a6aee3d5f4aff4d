import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { TEST_SITE } from '../node/sites.ts';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { checkContentFolder } from './checkContentFolder.ts';
import { formatIssue } from './issue.ts';

const read = (name: string) => readFileSync(join(TEST_SITE.content, name));
const PHOTO = read('galleries/garage-oasis/01-wide.jpg');
const LIST = { kind: 'projects', label: 'Our projects' };

const page = (title: string, ...sections: object[]) =>
  stringify(
    { seo: { title, description: 'What this page is about.' }, sections },
    { aliasDuplicateObjects: false },
  );

/** A gallery with a story in its room. */
function project(slug: string, room?: string): Record<string, string | Buffer> {
  const data = {
    title: slug,
    layout: 'lead',
    pictures: [{ src: './01.jpg', alt: 'A shelf' }],
    story: { picture: { name: `${slug}/01` }, intro: 'Before.', text: 'After.', room, facts: [] },
  };
  return {
    [`galleries/${slug}/gallery.yaml`]: stringify(data),
    [`galleries/${slug}/01.jpg`]: PHOTO,
  };
}

function projects(count: number) {
  const all = Array.from({ length: count }, (_, at) => project(`oak-${at}`));
  return Object.fromEntries(all.flatMap((files) => Object.entries(files)));
}

async function issuesOf(list: object, files: Record<string, string | Buffer>) {
  const folder = makeFolder({
    'business.yaml': read('business.yaml'),
    'messages.yaml': read('messages.yaml'),
    'enquiry.yaml': read('enquiry.yaml'),
    'redirects.yaml': 'entries: []\n',
    'pages/home.yaml': page('Home', { kind: 'heading', title: 'Home' }),
    'pages/404.yaml': page('Not found'),
    'pages/portfolio.yaml': page('Portfolio', list),
    ...files,
  });
  const issues = await checkContentFolder(folder);
  return issues.map((issue) => formatIssue({ ...issue, line: undefined }));
}

describe('a list of projects', () => {
  it('may show all projects without naming one', async () => {
    expect(await issuesOf(LIST, projects(13))).toEqual([]);
  });

  it('shows a project whose picture is one of another gallery', async () => {
    const file = 'galleries/rail/gallery.yaml';
    const rail = project('rail');
    const borrowed = String(rail[file]).replace('rail/01', 'oak/01');
    expect(await issuesOf(LIST, { ...project('oak'), ...rail, [file]: borrowed })).toEqual([]);
  });

  it('lets links lead to a kind of room', async () => {
    const links = (href: string) => ({
      ...project('oak', 'Kitchen'),
      ...project('rail', 'Garage'),
      'pages/home.yaml': page('Home', {
        kind: 'site-map',
        title: 'Home',
        groups: [{ title: 'Rooms', links: [{ kind: 'page', label: 'Kitchens', href }] }],
      }),
    });
    expect(await issuesOf(LIST, links('/portfolio/room/kitchen'))).toEqual([]);
    expect(await issuesOf(LIST, links('/portfolio/room/cellar'))).toHaveLength(1);
  });

  it('needs a project', async () => {
    expect(await issuesOf(LIST, {})).toEqual([
      'content/pages/portfolio.yaml › sections, entry 1: has no projects to show. Write the story of a gallery, or remove the section.',
    ]);
    expect(await issuesOf({ ...LIST, onlyThese: true }, project('oak'))).toContain(
      'content/pages/portfolio.yaml › sections, entry 1: has no projects to show. Choose some, or show all.',
    );
  });

  it('names only galleries with a story', async () => {
    const gallery = {
      'galleries/plain/gallery.yaml': stringify({
        title: 'Plain',
        layout: 'lead',
        pictures: [{ src: './01.jpg', alt: 'A shelf' }],
      }),
      'galleries/plain/01.jpg': PHOTO,
    };
    const list = { ...LIST, galleries: ['oak', 'plain'] };
    expect(await issuesOf(list, { ...project('oak'), ...gallery })).toEqual([
      'content/pages/portfolio.yaml › sections, entry 1, galleries, entry 2: names a gallery without a story. Write its story, or remove the entry.',
    ]);
  });

  it('stands once on a page', async () => {
    const files = {
      ...project('oak'),
      'pages/portfolio.yaml': page('Portfolio', LIST, { kind: 'heading', title: 'More' }, LIST),
    };
    expect(await issuesOf(LIST, files)).toEqual([
      'content/pages/portfolio.yaml › sections, entry 3, kind: is a second list of projects, after section 1; remove one of them.',
    ]);
  });
});

describe('the address of a page of a list', () => {
  it('cannot be that of a project, once the list has that page', async () => {
    const files = { ...projects(11), ...project('2') };
    expect(await issuesOf(LIST, files)).toEqual([]);
    expect(await issuesOf(LIST, { ...files, ...project('rail') })).toEqual([
      'content/galleries/2: has the address /portfolio/2, which the list of projects in portfolio.yaml needs. Rename it.',
    ]);
  });

  it('cannot be that of a page beside a list on the home page', async () => {
    const files = {
      ...projects(13),
      'pages/home.yaml': page('Home', LIST),
      'pages/2.yaml': page('Two'),
    };
    expect(await issuesOf({ kind: 'heading', title: 'Portfolio' }, files)).toEqual([
      'content/pages/2.yaml: has the address /2, which the list of projects in home.yaml needs. Rename it.',
    ]);
  });

  it('cannot be an old address', async () => {
    const redirects = stringify({ entries: [{ from: '/portfolio/2', to: '/' }] });
    expect(await issuesOf(LIST, { ...projects(13), 'redirects.yaml': redirects })).toEqual([
      'content/redirects.yaml › entries, entry 1, from: is the address of a page. Remove the redirect or rename the page.',
    ]);
  });

  it('is the same for rooms that differ only in their spelling', async () => {
    const files = {
      ...project('oak', 'Kitchen'),
      ...project('rail', 'kitchen'),
      ...project('sage', 'Garage'),
    };
    expect(await issuesOf(LIST, files)).toEqual([
      'content/galleries/rail/gallery.yaml › story, room: is written "Kitchen" in another gallery. Write both the same way.',
    ]);
  });
});
