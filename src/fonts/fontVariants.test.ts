import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontVariants } from './fontVariants.ts';
import { FAMILJEN } from './typefaces.ts';
import { parseRange } from './unicodeRange.ts';

/** The files of a typeface for a site of these words. */
async function filesFor(words: string) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'content-'));
  await writeFile(join(folder.path, 'business.yaml'), `name: ${words}\n`);
  const variants = await fontVariants(FAMILJEN, folder.path);
  return variants.map(({ src: [path], unicodeRange: [range] }) => ({
    path,
    points: parseRange(range),
    letters: String.fromCodePoint(...parseRange(range)),
  }));
}

it('puts every letter of the words into the first file, and those of the language they may need', async () => {
  const [first] = await filesFor('Größe, Übersicht & “Ruhe”');
  for (const letter of 'Größe, Übersicht & “Ruhe”Zz09') expect(first?.letters).toContain(letter);
  expect(first?.letters).not.toContain('ø');
});

it('loses no letter of the typeface, and has none twice', async () => {
  const [first, rest] = await filesFor('Größe');
  const { latin } = JSON.parse(
    await readFile(`node_modules/${FAMILJEN.name}/unicode.json`, 'utf8'),
  ) as { latin: string };
  const points = [...(first?.points ?? []), ...(rest?.points ?? [])];
  expect(points.toSorted((one, other) => one - other)).toEqual(parseRange(latin));
});

it('is half as large as the file it was cut from', async () => {
  const [first] = await filesFor('Größe');
  const whole = await readFile(
    `node_modules/${FAMILJEN.name}/files/familjen-grotesk-latin-wght-normal.woff2`,
  );
  expect((await readFile(first?.path ?? '')).length).toBeLessThan(whole.length * 0.55);
});
