import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DESKTOP, useLightbox } from '../support/lightboxVisit.ts';
import type { Page } from 'playwright-core';
import type { GalleryFile, Slide } from '../../src/logic/slides.ts';

/* Galleries of another kind than those of the site: videos, filled windows, very many pictures. */

/** A second of two colours, 96 x 64 px, in VP8. */
const CLIP = 'tests/visit/fixtures/clip.webm';

const video: Slide = {
  type: 'video',
  alt: 'A door that opens and closes',
  width: 960,
  height: 640,
  thumbnail: '/favicon.svg',
  mail: '',
  poster: '/favicon.svg',
  sources: [{ src: '/clip.webm', type: 'video/webm' }],
};

const CHANGES: Record<string, (slides: Slide[]) => Slide[]> = {
  'garage-oasis': (slides) => slides.with(1, video),
  'garage-revive': ([first, ...rest]) => [{ ...first, imageFit: 'cover' } as Slide, ...rest],
  'garage-transformation': (slides) => slides.slice(0, 1),
  'tidy-touch': (slides) => Array.from({ length: 200 }, () => slides).flat(),
};

const visit = useLightbox('/portfolio', DESKTOP, async (page: Page) => {
  await page.route('**/clip.webm', async (route) => {
    await route.fulfill({ contentType: 'video/webm', body: await readFile(CLIP) });
  });
  for (const [gallery, change] of Object.entries(CHANGES)) {
    await page.route(`**/galleries/${gallery}.json`, async (route) => {
      const response = await route.fetch();
      const file = (await response.json()) as GalleryFile;
      const json = { ...file, avif: change(file.avif), webp: change(file.webp) };
      await route.fulfill({ response, json });
    });
  }
});
const { button, openLightbox, expectSlide } = visit;

it('a video stands behind its poster until it is played, and rests when it is left', async () => {
  const state = () =>
    visit.dialog.locator('video').evaluate((player: HTMLVideoElement) => {
      const { paused, controls, videoWidth } = player;
      return { paused, controls, videoWidth };
    });
  await openLightbox('garage-oasis', 2);
  const player = visit.slide.locator('video');
  expect(await player.getAttribute('poster')).toBe(video.poster);
  await visit.slide.getByText(video.alt).waitFor({ state: 'attached' });
  const { width = 0, height = 1 } = (await player.boundingBox()) ?? {};
  // In its own ratio.
  expect(width / height).toBeCloseTo(1.5, 1);
  expect(await state()).toMatchObject({ paused: true, controls: true });

  // It does not end by itself.
  const played = await player.evaluate(async (element: HTMLVideoElement) => {
    element.loop = true;
    await element.play();
    return { paused: element.paused, videoWidth: element.videoWidth };
  });
  expect(played).toEqual({ paused: false, videoWidth: 96 });

  await button('next').click();
  await expectSlide(3, 4);
  expect(await state()).toMatchObject({ paused: true });
});

it('a picture shows all of itself, unless it says "cover"', async () => {
  const fit = () => visit.picture.evaluate((image) => getComputedStyle(image).objectFit);
  await openLightbox('garage-revive', 1);
  expect(await fit()).toBe('cover');
  const stage = await visit.slide.boundingBox();
  const picture = await visit.picture.boundingBox();
  expect(picture?.width).toBe((stage?.width ?? 0) - 2 * 16);
  expect(picture?.height).toBe((stage?.height ?? 0) - 2 * 16);
  await button('next').click();
  await expectSlide(2, 4);
  expect(await fit()).toBe('contain');
});

it('a gallery of one picture has nothing to go to', async () => {
  await openLightbox('garage-transformation', 1);
  await expectSlide(1, 1);
  for (const word of ['previous', 'next', 'play'] as const) {
    expect(await button(word).isDisabled()).toBe(true);
  }
});

it('a gallery of a thousand pictures opens and moves as any other', async () => {
  await openLightbox('tidy-touch', 3);
  await expectSlide(3, 1000);
  // On the stage five, and what this one grew from; in the strip two before this one, and fifty-nine after it.
  expect(await visit.dialog.locator('img').count()).toBe(5 + 1 + 2 + 1 + 59);
  await visit.stripThumbnail(5, 1000).click();
  await expectSlide(5, 1000);
  await button('next').click();
  await expectSlide(6, 1000);
});
