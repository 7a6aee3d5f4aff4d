import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { PAGES_WITH_BANNER } from '../budgets/budgets.ts';
import { openHtml } from '../support/html.ts';
import { ALL_ROUTES } from '../support/pages.ts';

const PICTURES = '**/*.{jpg,jpeg,png,webp,avif,gif,tiff}';
/** A description says what there is to see: one word is not enough. */
const SHORTEST_DESCRIPTION = 20;

/** The name of the original, which begins that of the file. */
function nameOf(image: HTMLImageElement): string | undefined {
  return /([^/.]+)\.[^/]+$/u.exec(image.getAttribute('src') ?? '')?.[1];
}

describe.each(ALL_ROUTES)('the photographs of %s', (route) => {
  const document = openHtml(route);
  const images = [...document.images];

  it('are all described, at least where they stand once more', () => {
    const described = images.filter((image) => image.getAttribute('alt') !== '');
    expect(described.filter(({ alt }) => alt.trim().length < SHORTEST_DESCRIPTION)).toEqual([]);
    const names = new Set(described.map(nameOf));
    expect(images.filter((image) => !names.has(nameOf(image)))).toEqual([]);
  });

  it('wait until they are near, but for the banner', () => {
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy');
    const urgent = [...document.querySelectorAll('[fetchpriority="high"]')];
    const hasBanner = PAGES_WITH_BANNER.some((page) => page === route);
    const expected = hasBanner ? [document.querySelector('main img')] : [];
    expect(eager).toEqual(expected);
    expect(urgent).toEqual(expected);
  });

  it('come as AVIF, WebP and JPEG, with their size', () => {
    const isComplete = (image: HTMLImageElement) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const types = sources.map(({ type }) => type);
      return (
        types.includes('image/avif') &&
        types.includes('image/webp') &&
        /\.jpe?g$/u.test(image.getAttribute('src') ?? '') &&
        image.hasAttribute('width') &&
        image.hasAttribute('height')
      );
    };
    const wrong = images.filter((image) => !isComplete(image));
    expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe('the files', () => {
  interface PictureFile {
    name: string;
    bytes: Buffer;
  }

  let published: PictureFile[] = [];

  async function readPictures(folder: string): Promise<PictureFile[]> {
    const pictures: PictureFile[] = [];
    for await (const name of glob(PICTURES, { cwd: folder })) {
      pictures.push({ name, bytes: await readFile(join(folder, name)) });
    }
    return pictures;
  }

  function fingerprint({ bytes }: PictureFile): string {
    return createHash('sha256').update(bytes).digest('hex');
  }

  beforeAll(async () => {
    published = await readPictures(TEST_SITE.folder);
  });

  it('carry nothing the camera wrote: no place, no time, no name', async () => {
    expect(published.length).toBeGreaterThan(100);
    const talkative: string[] = [];
    for (const { name, bytes } of published) {
      const { exif, xmp, iptc, icc, comments, tifftagPhotoshop } = await sharp(bytes).metadata();
      const data = [exif, xmp, iptc, icc, comments, tifftagPhotoshop];
      if (data.some((part) => part !== undefined)) talkative.push(name);
    }
    expect(talkative).toEqual([]);
  });

  it('are none as it came from the camera', async () => {
    const originals = await readPictures(TEST_SITE.content);
    expect(originals.length).toBeGreaterThan(30);
    const untouched = new Set(originals.map(fingerprint));
    const leaked = published.filter((picture) => untouched.has(fingerprint(picture)));
    expect(leaked.map(({ name }) => name)).toEqual([]);
  });
});
