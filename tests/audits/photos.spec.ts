import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';
import { DEFAULT_POSITION } from '../../src/logic/crop.ts';
import { expect, test } from '../support/test.ts';
import type { Picture } from '../../src/data/photo.ts';

test('published photographs carry no metadata, and no original is published', async () => {
  const originals = new Set<string>();
  for await (const { bytes } of readPictures(TEST_SITE.content)) originals.add(hashOf(bytes));
  expect(originals.size).toBeGreaterThan(30);
  let published = 0;
  for await (const { name, bytes } of readPictures(TEST_SITE.folder)) {
    published += 1;
    const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
    const metadata = [exif, xmp, iptc, icc, comments, tifftagPhotoshop].filter(Boolean);
    expect.soft(metadata, name).toEqual([]);
    expect.soft(originals.has(hashOf(bytes)), name).toBe(false);
  }
  expect(published).toBeGreaterThan(60);
});

test("pictures are cropped around the owner's points at every width", async ({ page }) => {
  let found = 0;
  for (const route of ['/', '/home-space-organizing', '/interior-styling', '/portfolio']) {
    await page.goto(route);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const images = page.locator('main picture img:not([alt=""])');
      const shown = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => ({ alt: image.alt, position: getComputedStyle(image).objectPosition })),
      );
      const points = await focusPoints(width);
      for (const picture of shown) expect.soft(points, `${width} px wide`).toContainEqual(picture);
      found += shown.length;
    }
  }
  expect(found).toBeGreaterThan(90);
});

/** The fixture's focus points in a window of this width, with the texts of their pictures. */
async function focusPoints(width: number): Promise<{ alt: string; position: string }[]> {
  const breakpoint = width < 600 ? 'narrow' : width < 900 ? 'middle' : 'wide';
  const entries: Partial<Omit<Picture, 'src'> & { name: string; src: string }>[] = [];
  const collect = (entry: unknown): void => {
    if (typeof entry !== 'object' || entry === null) return;
    entries.push(entry);
    Object.values(entry).forEach(collect);
  };
  for await (const name of glob('**/*.yaml', { cwd: TEST_SITE.content }))
    collect(parse(await readFile(join(TEST_SITE.content, name), 'utf8')));
  // A page may show a picture of a gallery around a point of its own.
  const altOf = (name = '/') =>
    entries.find(({ src }) => src?.startsWith(`./${name.split('/')[1]}.`))?.alt ?? '';
  return entries.map(({ name, alt = altOf(name), position = DEFAULT_POSITION, positions }) => {
    return { alt, position: positions?.[breakpoint] ?? position };
  });
}

async function* readPictures(cwd: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for await (const name of glob('**/*.{jpg,jpeg,png,webp,avif,gif,tiff}', { cwd }))
    yield { name, bytes: await readFile(join(cwd, name)) };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
