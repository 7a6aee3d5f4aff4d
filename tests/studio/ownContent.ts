import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { parseDocument } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';
import { phonePhoto } from './phonePhoto.ts';

const HOME = 'pages/home.yaml';
const OWN_WORDS: [file: string, field: (string | number)[], words: string][] = [
  ['business.yaml', ['name'], 'Ruhe & Raum'],
  ['business.yaml', ['email'], 'hallo@ruhe-raum.de'],
  ['business.yaml', ['siteUrl'], 'https://ruhe-raum.de'],
  ['business.yaml', ['credit', 'name'], 'Somebody'],
  ['business.yaml', ['credit', 'url'], 'https://somebody.de/example.com-is-a-sample'],
  [HOME, ['sections', 4, 'name'], 'A. B.'],
  [HOME, ['sections', 4, 'place'], 'Ulm'],
  [HOME, ['sections', 4, 'paragraphs', 0], 'Words'],
  [HOME, ['sections', 4, 'paragraphs', 1], 'More words'],
  [HOME, ['sections', 4, 'paragraphs', 2], 'Last words'],
];

export function edit(root: string, file: string, path: (string | number)[], value: unknown): void {
  const document = parseDocument(fs.readFileSync(join(root, file), 'utf8'));
  document.setIn(path, value);
  fs.writeFileSync(join(root, file), document.toString({ lineWidth: 0 }));
}

/** Content without samples, created once and copied for each test. */
export function useOwnContent(): { copyTo: (root: string) => void } {
  const home = fs.mkdtempSync(join(tmpdir(), 'own-'));
  const master = join(home, 'content');
  beforeAll(async () => {
    fs.cpSync(TEST_SITE.content, master, { recursive: true });
    const photo = await sharp(await phonePhoto())
      .jpeg({ quality: 1 })
      .toBuffer();
    // Extra bytes after the end of a JPEG change its hash.
    for (const [index, name] of fs.globSync('**/*.jpg', { cwd: master }).entries()) {
      fs.writeFileSync(join(master, name), Buffer.concat([photo, Buffer.from([index])]));
      fs.utimesSync(join(master, name), index, index);
    }
    for (const words of OWN_WORDS) edit(master, ...words);
  });
  afterAll(() => fs.rmSync(home, { recursive: true }));
  return {
    copyTo: (root) => fs.cpSync(master, root, { recursive: true, preserveTimestamps: true }),
  };
}
