import fs from 'node:fs';
import { join } from 'node:path';
import { edit, restoreContent } from '../support/contentFolder.ts';

const HOME = 'pages/home.yaml';
const OWN_WORDS: [file: string, field: (string | number)[], words: string][] = [
  ['business.yaml', ['name'], 'Ruhe & Raum'],
  ['business.yaml', ['email'], 'hallo@ruhe-raum.de'],
  ['business.yaml', ['siteUrl'], 'https://ruhe-raum.de'],
  ['business.yaml', ['credit', 'name'], 'Somebody'],
  ['business.yaml', ['credit', 'url'], 'https://somebody.de/example.com-is-a-sample'],
  [HOME, ['sections', 4, 'name'], 'A. B.'],
  [HOME, ['sections', 4, 'town'], 'Ulm'],
  [HOME, ['sections', 4, 'paragraphs', 0], 'Words'],
  [HOME, ['sections', 4, 'paragraphs', 1], 'More words'],
  [HOME, ['sections', 4, 'paragraphs', 2], 'Last words'],
];

/** Makes a folder the tested content without its samples. */
export function writeOwnContent(root: string): void {
  restoreContent(root);
  for (const words of OWN_WORDS) edit(root, ...words);
  fs.rmSync(join(root, 'pages/sample-page.yaml'));
  edit(root, 'messages.yaml', ['footer', 'termsLabel']);
}
