import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_SITE } from '../../node/sites.ts';
import { expect, test } from '../support/test.ts';
import type { GalleryFile } from '../../src/data/gallery.ts';

test('published photographs carry no metadata, and no original is published', async () => {
  const originals = new Set(readPictures(TEST_SITE.content).map(({ bytes }) => hashOf(bytes)));
  expect(originals.size).toBeGreaterThan(30);
  const published = readPictures(TEST_SITE.folder);
  for (const { name, bytes } of published) {
    const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
    const metadata = [exif, xmp, iptc, icc, comments, tifftagPhotoshop].filter(Boolean);
    expect.soft(metadata, name).toEqual([]);
    expect.soft(originals.has(hashOf(bytes)), name).toBe(false);
  }
  expect(published.length).toBeGreaterThan(60);
});

test('a photograph has four files for the lightbox, one JPEG, and the crops that pages show', () => {
  const pages = globSync('**/*.html', { cwd: TEST_SITE.folder }).map(readBuilt).join('');
  const crops = Array.from(pages.matchAll(/srcset="([^"]*)"/giu), ([, list = '']) => list).join();
  const files = globSync('_astro/*.{avif,jpeg}', { cwd: TEST_SITE.folder });
  // Shown nowhere else, except for the first two.
  const { slides } = JSON.parse(readBuilt('galleries/tidy-touch.json')) as GalleryFile;
  for (const slide of slides.slice(2)) {
    const [photograph = ''] = /_astro\/.+(?=_[^_]+\.avif$)/u.exec(slide.thumbnail) ?? [];
    const own = files.filter((file) => file.startsWith(photograph));
    const enlarged = own.filter((file) => JSON.stringify(slide).includes(file));
    const others = own.filter((file) => !enlarged.includes(file) && !crops.includes(file));
    expect(enlarged.length, photograph).toBe(4);
    expect(others, photograph).toEqual([expect.stringMatching(/\.jpeg$/u)]);
  }
});

test("pictures are cropped around the owner's points at every width", async ({ page }) => {
  const points: string[] = [];
  for (const route of ['/', '/home-space-organizing', '/interior-styling', '/portfolio']) {
    await page.goto(route);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const images = page.locator('main picture img');
      const shown = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => {
          // Pictures beside words that name them have no text.
          const [, file = ''] = /_astro\/([\w-]+)/u.exec(image.src) ?? [];
          return `${getComputedStyle(image).objectPosition}: ${image.alt || file}`;
        }),
      );
      points.push(`${route}, ${width} px wide`, ...shown, '');
    }
  }
  expect(points.join('\n')).toMatchSnapshot('points.txt');
});

function readBuilt(name: string): string {
  return readFileSync(join(TEST_SITE.folder, name), 'utf8');
}

function readPictures(cwd: string): { name: string; bytes: Buffer }[] {
  const names = globSync('**/*.{jpg,jpeg,png,webp,avif,gif,tiff}', { cwd });
  return names.map((name) => ({ name, bytes: readFileSync(join(cwd, name)) }));
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
