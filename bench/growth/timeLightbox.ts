import { hash } from 'node:crypto';
import { cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../src/integrations/precompress.ts';
import { OWN_SITE } from '../../tools/support/sites.ts';
import { serve } from '../command.ts';
import { firstThumbnail, openLightbox } from '../measure/moments.ts';
import { PHONE_SLOWDOWN, settle, visit, weigh } from '../measure/visit.ts';
import { median } from '../report.ts';
import type { Browser } from 'playwright-core';
import type { GalleryFile, Slide } from '../../src/logic/slides.ts';

const VISITS = 3;
/** As long as those in the names of the site's pictures, as it is what does not compress. */
const HASH_LENGTH = 8;
/** The gallery at the top of the portfolio. */
const GALLERY = 'galleries/tidy-touch.json';

/**
 * Times the lightbox of the built site with a gallery as long as wanted.
 *
 * @returns Milliseconds from the tap to the whole picture on a slow phone, code included: the median
 * of three visits; and the bytes of all that comes over the wire for it.
 */
export async function timeLightbox(browser: Browser, pictures: number) {
  await using site = await mkdtempDisposable(join(tmpdir(), 'long-gallery-'));
  await cp(OWN_SITE.folder, site.path, { recursive: true });
  await lengthenGallery(join(site.path, GALLERY), pictures);
  await compressFolder(join(site.path, 'galleries'));
  await using served = await serve(site.path);
  const times: number[] = [];
  let bytes = 0;
  while (times.length < VISITS) {
    await using visited = await visit(browser, `${served.url}/portfolio`, PHONE_SLOWDOWN);
    const { page, transfers } = visited;
    const thumbnail = firstThumbnail(page);
    await thumbnail.scrollIntoViewIfNeeded();
    await settle(page);
    const before = weigh(await transfers()).total;
    times.push(await openLightbox(page, thumbnail));
    bytes = weigh(await transfers()).total - before;
  }
  return { ms: median(times), bytes };
}

/**
 * Makes a gallery as long as wanted: its slides are repeated, each with URLs of its own, which is all
 * a lightbox gets to see of a long gallery.
 */
async function lengthenGallery(path: string, length: number): Promise<void> {
  const file = JSON.parse(await readFile(path, 'utf8')) as GalleryFile;
  const lengthen = (slides: Slide[]): Slide[] =>
    Array.from({ length }, (_, index) => {
      const slide = JSON.stringify(slides[index % slides.length]);
      const own = hash('sha256', `${index}`, 'base64url').slice(0, HASH_LENGTH);
      return JSON.parse(slide.replaceAll(/(\/_astro\/[^"]+)/gu, `$1?${own}`)) as Slide;
    });
  const { avif, webp } = file;
  await writeFile(path, JSON.stringify({ ...file, avif: lengthen(avif), webp: lengthen(webp) }));
}
