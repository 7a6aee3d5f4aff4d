import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { parseDocument } from 'yaml';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { phonePhoto } from './phonePhoto.ts';

const HOME = 'pages/home.yaml';
/** What an owner writes in place of the samples. */
const OWN_WORDS: [string, (string | number)[], string][] = [
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

/** Gives a field of a YAML file another value. */
export function edit(root: string, file: string, path: (string | number)[], value: unknown): void {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'));
  document.setIn(path, value);
  writeFileSync(join(root, file), document.toString({ lineWidth: 0 }));
}

/** Content in which nothing is left of the samples; made once, and handed out in copies. */
export function useOwnContent(): { copyTo: (folder: string) => void } {
  const master = mkdtempSync(join(tmpdir(), 'own-'));
  beforeAll(async () => {
    cpSync(TEST_SITE.content, master, { recursive: true });
    const photos = readdirSync(master, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.jpg'),
    );
    for (const [seed, name] of photos.entries()) {
      const data = await sharp(await phonePhoto({ seed }))
        .jpeg()
        .toBuffer();
      writeFileSync(join(master, name), data);
    }
    for (const words of OWN_WORDS) edit(master, ...words);
  });
  afterAll(() => rmSync(master, { recursive: true }));
  return {
    copyTo: (folder) => cpSync(master, folder, { recursive: true, preserveTimestamps: true }),
  };
}
