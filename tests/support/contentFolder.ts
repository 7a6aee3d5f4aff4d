import fs from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';

export type FieldPath = readonly (string | number)[];

/**
 * Makes a folder a copy of the tested content. Keeps modification times, so that the check measures
 * each photograph once.
 */
export function restoreContent(root: string): void {
  fs.rmSync(root, { recursive: true, force: true });
  fs.cpSync(TEST_SITE.content, root, { recursive: true, preserveTimestamps: true });
}

const GERMAN_SAMPLE = 'samples/german';
/** A logo with scripts, a file name with a space, a video and its captions. */
const SPECIAL_FILES = 'tests/fixtures/second-business';

/**
 * Makes a folder the content of the German sample, with what no sample should have. It uses every
 * optional field.
 */
export function writeSecondBusiness(root: string): void {
  restoreContent(root);
  for (const folder of [GERMAN_SAMPLE, SPECIAL_FILES])
    fs.cpSync(folder, root, { recursive: true, preserveTimestamps: true });
  const page = 'pages/portfolio.yaml';
  edit(root, page, ['sections', 1], { kind: 'gallery', gallery: 'werkstatt' });
  edit(root, 'business.yaml', ['enquiries'], {
    way: 'service',
    address: 'https://formspree.io/f/abcdwxyz',
    fields: [{ name: '_language', value: 'de' }],
    privacy: '/datenschutz',
  });
  edit(root, 'galleries/styling/gallery.yaml', ['pictures', 1, 'video'], './rundgang.webm');
}

/** Adds galleries with a story, whose one picture is that of another gallery: no more files to build. */
export function addProjects(root: string, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const folder = join(root, `galleries/projekt-${number}`);
    fs.mkdirSync(folder, { recursive: true });
    const gallery = {
      title: `Projekt ${number}`,
      layout: 'lead',
      pictures: [{ src: './../organizing/03-pantry.jpg', alt: 'Eine Vorratskammer' }],
      story: {
        picture: { name: 'organizing/03-pantry' },
        intro: `Die ${number}. Vorratskammer.`,
        text: 'Alles hat einen Platz.',
        room: 'Wohnung',
        facts: [{ label: 'Dauer', value: `${number} Tage` }],
      },
    };
    fs.writeFileSync(join(folder, 'gallery.yaml'), stringify(gallery));
  }
}

/** Sets a field, or removes it. */
export function edit(root: string, file: string, path: FieldPath, value?: unknown): void {
  const place = join(root, file);
  const document = parseDocument(fs.readFileSync(place, 'utf8'));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  fs.writeFileSync(place, document.toString({ lineWidth: 0 }));
}
