import { expect } from 'vitest';
import { gallery } from '../support/content.ts';
import { journey } from './support/journey.ts';

const SLUG = 'garage-oasis';

/** Which of these pictures, one a line, cannot be shown. Runs in the page. */
async function brokenPictures(urls: string): Promise<string[]> {
  const pictures = urls.split('\n').map((src) => Object.assign(new Image(), { src }));
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}

journey('pictures can be shown in every format they are sent in', async ({ visitor }) => {
  await visitor.open('/portfolio');
  const urls = await visitor.evaluate(() => {
    const sources = [...document.querySelectorAll<HTMLSourceElement>('picture source')];
    const images = [...document.images];
    return [...sources.map(({ srcset }) => srcset.split(' ')[0]), ...images.map(({ src }) => src)];
  });
  const oneOf = (form: RegExp): string => urls.find((url) => form.test(url ?? '')) ?? String(form);
  const pictures = [/\.avif$/, /\.webp$/, /\.jpe?g$/].map(oneOf);
  expect(await visitor.evaluate(brokenPictures, pictures.join('\n'))).toEqual([]);
});

journey('a thumbnail is a link to its picture', async ({ visitor }) => {
  await visitor.open('/portfolio');
  const urls = await visitor.evaluate(
    (slug) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[data-gallery="${slug}"]`)].map(
        ({ href }) => href,
      ),
    SLUG,
  );
  expect(new Set(urls).size).toBe(gallery(SLUG).pictures.length);
  expect(await visitor.evaluate(brokenPictures, urls.join('\n'))).toEqual([]);
});
