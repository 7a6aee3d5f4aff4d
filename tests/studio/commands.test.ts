import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { findSamples } from '../../studio/server/content/findSamples.ts';
import samples from '../../studio/server/content/samples.json' with { type: 'json' };
import { LAUNCH_WORDS } from '../../studio/shared/words.ts';
import { useContentCopy } from '../content/contentCopy.ts';
import { edit } from '../support/contentFolder.ts';
import { writeOwnContent } from './ownContent.ts';
import { phonePhoto } from './phonePhoto.ts';

const OASIS = 'galleries/garage-oasis/gallery.yaml';
const PNG = 'galleries/garage-oasis/drawn.png';
const DETAIL = 'galleries/garage-oasis/04-detail.jpg';

const content = useContentCopy();
const root = join(content.home, 'content');

/** Runs a command; returns its exit code and output lines. */
function run(command: string, ...options: string[]) {
  const { status, stdout, stderr } = content.run(command, ...options);
  return { status, lines: [stdout, stderr].join('').trim().split('\n') };
}

it('npm run photos removes position, device and date from photographs, but no colour', async () => {
  content.write(DETAIL, await phonePhoto({ orientation: 6 }));
  const drawn = sharp(await phonePhoto()).withExif({ IFD0: { Make: 'Phone', Model: '17' } });
  content.write(PNG, await drawn.png().toBuffer());
  const pixels = () => sharp(content.read(PNG)).raw().toBuffer();
  const before = await pixels();
  const advice = `content/${DETAIL}: Advice: contains metadata such as place and camera.`;
  expect(run('check-content').lines.join('\n')).toContain(advice);
  expect(run('photos', '--clean').lines[0]).toMatch(/^Photographs cleaned .*: 2\.$/u);
  expect((await sharp(content.read(PNG)).metadata()).exif).toBeUndefined();
  expect((await pixels()).equals(before)).toBe(true);
  const { exif, width, orientation } = await sharp(content.read(DETAIL)).metadata();
  expect([exif, width, orientation]).toEqual([undefined, 1200, undefined]);
});

it('npm run migrate makes pages from before December 2026 lists of sections', async () => {
  const pages = fs.globSync('pages/*.yaml', { cwd: root });
  const dataOf = (name: string): unknown => parse(content.read(name).toString());
  const wanted = pages.map(dataOf);
  for (const name of [...pages, 'redirects.yaml']) content.remove(name);
  fs.cpSync('tests/fixtures/before-sections', root, { recursive: true });
  expect(run('migrate').lines).toEqual([
    'The pages are lists of sections now.',
    'pages/home.yaml: the field "place" of testimonials is called "town" now.',
  ]);
  expect(await content.messages()).toEqual([]);
  for (const [index, name] of pages.entries())
    // The links of the site map were written one by one.
    if (name !== 'pages/site-map.yaml') expect(wanted[index]).toMatchObject(Object(dataOf(name)));
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

it('npm run migrate renames what is called differently now, and changes nothing else', async () => {
  const files = ['enquiry.yaml', 'pages/home.yaml', 'messages.yaml'];
  const wanted = files.map((name) => content.read(name).toString());
  const [enquiry = '', home = '', messages = ''] = wanted;
  content.remove('enquiry.yaml');
  content.write('draft.yaml', enquiry.replace('/enquiry.schema', '/draft.schema'));
  content.write('pages/home.yaml', home.replaceAll(/^( +)town:/gmu, '$1place:'));
  const redirect = /^redirect:\n(?: .*\n)+/mu;
  content.write('messages.yaml', messages.replace(redirect, ''));
  expect(run('migrate').lines).toEqual([
    'draft.yaml is called enquiry.yaml now.',
    'pages/home.yaml: the field "place" of testimonials is called "town" now.',
    'messages.yaml has two new texts in English, at its end: translate them.',
  ]);
  expect(await content.messages()).toEqual([]);
  const [texts = ''] = redirect.exec(messages) ?? [];
  const wantedMessages = messages.replace(redirect, '') + texts;
  expect(files.map((name) => content.read(name).toString())).toEqual([
    enquiry,
    home,
    wantedMessages,
  ]);
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

it('npm run migrate adds the words that earlier versions did not have', async () => {
  const messages = content.read('messages.yaml').toString();
  const enquiry = content.read('enquiry.yaml').toString();
  const words =
    /^ {2}(?:(?:former|more|all)Project|when|where|inWriting).*\n|^projects:\n(?: .*\n)+/gmu;
  content.write('messages.yaml', messages.replaceAll(words, ''));
  content.write('enquiry.yaml', enquiry.replace(/^sending:\n(?: .*\n)+/mu, ''));
  content.edit('business.yaml', ['enquiries'], '{ way: netlify, privacy: /portfolio }');
  expect(await content.messages()).toContainEqual(
    expect.stringContaining('enquiry.yaml › sending: is missing'),
  );
  expect(run('migrate').lines).toEqual([
    'messages.yaml has new words: gallery.formerProject, gallery.moreProjects, gallery.allProjects, ' +
      'projects, contact.when, contact.where, contact.inWriting. Translate them if they are in English.',
    'enquiry.yaml has new words: sending. Translate them if they are in English.',
  ]);
  expect(await content.messages()).toEqual([]);
  expect(parse(content.read('messages.yaml').toString())).toEqual(parse(messages));
  expect(parse(content.read('enquiry.yaml').toString())).toEqual(parse(enquiry));
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

it('npm run migrate gives the people of a section "about" a section of their own', async () => {
  const home = content.read('pages/home.yaml').toString();
  const people = `    people:
      # The first one.
      - name: Ann
        trade: Carpenter
        picture:
          src: ./home/materials.jpg
          alt: Ann at her bench
`;
  const before = home.replace(/^ {4}highlights:\n/mu, `${people}$&`);
  content.write('pages/home.yaml', before);
  expect(run('migrate').lines).toEqual([
    'pages/home.yaml: the people of "about" are a section of their own now; give it a label of its own.',
  ]);
  expect(await content.messages()).toEqual([]);
  const section = `  - kind: people
    label: About
    entries:
${people.slice(people.indexOf('\n') + 1).replace('trade', 'role')}`;
  expect(content.read('pages/home.yaml').toString()).toBe(
    home.replace(/^ {2}- kind: testimonials\n/mu, `${section}$&`),
  );
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

it('npm run migrate makes the positions of pages one order', async () => {
  const business = content.read('business.yaml').toString();
  const portfolio = content.read('pages/portfolio.yaml').toString();
  content.write('pages/portfolio.yaml', portfolio.replace('sections:', 'position: 5\nsections:'));
  expect(run('migrate').lines).toEqual([
    'The positions of pages are one list now, "order" in business.yaml.',
  ]);
  expect(await content.messages()).toEqual([]);
  const order = [
    'portfolio',
    'home-space-organizing',
    'interior-styling',
    'products',
    'sample-page',
    'site-map',
  ];
  const list = order.map((name) => `  - ${name}\n`).join('');
  expect(content.read('business.yaml').toString()).toBe(`${business}order:\n${list}`);
  expect(content.read('pages/portfolio.yaml').toString()).toBe(portfolio);
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

it('npm run migrate moves the opening hours of sections to the business', async () => {
  const page = (name: string) => content.read(`pages/${name}.yaml`).toString();
  const section = (hours: string) => `  - kind: hours
    label: When
    entries:
      - days: Monday
        hours: ${hours}
    area: Springfield.
`;
  const [home, portfolio] = [page('home'), page('portfolio')];
  const business = content.read('business.yaml').toString();
  content.write('pages/home.yaml', home + section('9 to 5'));
  content.write('pages/portfolio.yaml', portfolio + section('10 to 4'));
  content.write('business.yaml', `${business}hours: Monday, 9 to 5\n`);
  expect(run('migrate').lines).toEqual([
    'pages/home.yaml: opening hours are in business.yaml now.',
    'pages/portfolio.yaml: opening hours are in business.yaml now.',
    'business.yaml: opening hours are a list now.',
  ]);
  expect(await content.messages()).toEqual([]);
  const list = 'hours:\n  - days: Monday\n    hours: 9 to 5\n';
  expect(content.read('business.yaml').toString()).toBe(business + list);
  const moved = '  - kind: hours\n    label: When\n    area: Springfield.\n';
  expect(page('home')).toBe(home + moved);
  // Different hours stay on their page.
  const text = '    text: |\n      - Monday: 10 to 4\n\n      Springfield.\n';
  expect(page('portfolio')).toBe(`${portfolio}  - kind: text\n    label: When\n${text}`);
  expect(run('migrate').lines).toEqual(['Nothing to migrate.']);
});

describe('npm run launch', () => {
  it('recognizes sample photographs by their bytes', async () => {
    const photo = await phonePhoto();
    samples.photos.push(createHash('sha256').update(photo).digest('hex').slice(0, 16));
    onTestFinished(() => void samples.photos.pop());
    content.write(DETAIL, photo);
    const found = (await findSamples(root)).filter(({ advice }) => advice === LAUNCH_WORDS.photo);
    expect(found).toMatchObject([{ file: OASIS, what: './04-detail.jpg' }]);
  });

  it('finds one sample among the owner’s words, and lets a customer say “sample”', () => {
    writeOwnContent(root);
    const paragraph = ['sections', 4, 'paragraphs', 2];
    edit(root, 'pages/home.yaml', paragraph, 'Sample Customer');
    content.write('words/a.md', `---\ntitle: A\ndescription: A\n---\n${LAUNCH_WORDS.newPage}`);
    const sample = run('launch');
    expect(sample.status).toBe(1);
    expect(sample.lines).toContain(
      'content/pages/home.yaml › sections, entry 5, paragraphs, entry 3: "Sample Customer". This is a sample. Write your own words.',
    );
    expect(sample.lines.join('\n')).toContain('content/words/a.md › text: "Write the text of this');
    content.remove('words/a.md');
    edit(root, 'pages/home.yaml', paragraph, 'She showed us a sample drawer first.');
    const { status, lines } = run('launch');
    expect([status, lines.at(-1)]).toEqual([0, 'No samples are left. You can publish your site.']);
  });
});
