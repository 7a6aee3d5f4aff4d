import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { gallery } from '../support/content.ts';

const FORMATS = ['image/avif', 'image/webp', 'image/jpeg'];

// A picture as a page of its own is styled by the browser, which the site's policy may refuse.
journey.override('expectedTroubles', [/inline style/]);

/** How wide the picture is that was opened as a page of its own. Runs in the page. */
function pictureWidth(): number {
  return document.images[0]?.naturalWidth ?? 0;
}

journey.for(FORMATS)('pictures are sent as %s, and can be read', async (format, { visitor }) => {
  await visitor.open('/portfolio');
  const addresses = await visitor.evaluate((wanted) => {
    const sources = document.querySelectorAll<HTMLSourceElement>(`source[type="${wanted}"]`);
    const candidates = [...sources].map(({ srcset }) => srcset.split(' ')[0] ?? '');
    const fallbacks = [...document.querySelectorAll('picture img')].map(
      (image) => image.getAttribute('src') ?? '',
    );
    return wanted === 'image/jpeg' ? fallbacks : candidates;
  }, format);
  expect(addresses).not.toEqual([]);
  const [address = ''] = addresses;
  await visitor.open(address);
  await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
  expect(await visitor.evaluate(() => document.contentType)).toBe(format);
});

journey('every thumbnail is a link to its picture', async ({ visitor }) => {
  const { pictures } = gallery('garage-oasis');
  await visitor.open('/portfolio');
  const links = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[data-gallery="garage-oasis"]')].map(
      (link) => link.pathname,
    ),
  );
  expect(new Set(links).size).toBe(pictures.length);
  for (const address of links) {
    await visitor.open(address);
    await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(0);
  }
});
