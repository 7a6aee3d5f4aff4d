import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { parseDocument } from 'yaml';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { phonePhoto } from './phonePhoto.ts';

const HOME = 'pages/home.yaml';
const OWN_WORDS: [file: string, field: (string | number)[], words: string][] = [
  ['business.yaml', ['name'], 'Ruhe & Raum'],
  ['business.yaml', ['email'], 'hallo@ruhe-raum.de'],
  ['business.yaml', ['siteUrl'], 'https://ruhe-raum.de'],
  ['business.yaml', ['credit', 'name'], 'Somebody'],
  ['business.yaml', ['credit', 'url'], 'https://somebody.de/example.com-is-a-sample'],
  [HOME, ['testimonials', 'name'], 'A. B.'],
  [HOME, ['testimonials', 'place'], 'Ulm'],
  [HOME, ['testimonials', 'paragraphs', 0], 'Words'],
  [HOME, ['testimonials', 'paragraphs', 1], 'More words'],
  [HOME, ['testimonials', 'paragraphs', 2], 'Last words'],
];

/** Sets a field of a YAML file. */
export function edit(root: string, file: string, path: (string | number)[], value: unknown): void {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'));
  document.setIn(path, value);
  writeFileSync(join(root, file), document.toString({ lineWidth: 0 }));
}

/** Content without samples, made once and copied for each test. */
export function useOwnContent(): { copyTo: (folder: string) => void } {
  const master = mkdtempSync(join(tmpdir(), 'own-'));
  beforeAll(async () => {
    cpSync(TEST_SITE.content, master, { recursive: true });
    const photos = globSync('**/*.jpg', { cwd: master });
    for (const [seed, name] of photos.entries()) {
      const photo = sharp(await phonePhoto({ seed })).jpeg();
      writeFileSync(join(master, name), await photo.toBuffer());
    }
    for (const words of OWN_WORDS) edit(master, ...words);
  });
  afterAll(() => rmSync(master, { recursive: true }));
  return {
    copyTo: (folder) => cpSync(master, folder, { recursive: true, preserveTimestamps: true }),
  };
}
