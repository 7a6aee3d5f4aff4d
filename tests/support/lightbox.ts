import { fillIn } from '../../src/logic/fillIn.ts';
import { collectProblems } from './browserErrors.ts';
import { messages } from './content.ts';
import { DESKTOP, PHONE, STILL } from './devices.ts';
import { test as base, expect } from './test.ts';
import type { Locator, Page } from '@playwright/test';

const WORDS = messages.lightbox;

/** For `test.use`: without animations to wait for. */
export const STILL_DESKTOP = { ...DESKTOP, contextOptions: STILL };
export const STILL_PHONE = { ...PHONE, contextOptions: STILL };

/** Locators and actions on a page with galleries. Picture numbers start at 1. */
export function lightboxOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: WORDS.label });
  const slides = dialog.getByRole('region').locator('[role="group"]');
  const slide = dialog.getByRole('region').locator('[role="group"]:not([inert])');
  const picture = slide.getByRole('img').first();
  const thumbnail = (gallery: string, number: number) =>
    page.locator(`a[data-gallery="${gallery}"][data-index="${number - 1}"]`).first();
  const expectRest = () => expect.poll(() => isAtRest(slide)).toBe(true);

  return {
    dialog,
    slides,
    slide,
    picture,
    thumbnail,
    open: async (gallery: string, number: number) => {
      await thumbnail(gallery, number).click();
      await expect(slide.locator('img, video').first()).toBeVisible();
      await expectRest();
    },
    expectSlide: async (number: number, total: number) => {
      const counter = fillIn(WORDS.counter, { index: number, total });
      await expect(slide).toHaveAttribute('aria-label', counter);
      await expectRest();
    },
    expectClosed: () => expect(dialog).toHaveCount(0),
    expectZoom: (zoom: number, digits = 1) =>
      expect.poll(() => zoomOf(picture)).toBeCloseTo(zoom, digits),
    /** A button by its key in `messages.yaml`. */
    button: (word: keyof typeof WORDS) =>
      dialog.getByRole('button', { name: WORDS[word] ?? '', exact: true }),
    stripThumbnail: (number: number, total: number) => {
      const name = fillIn(WORDS.thumbnail, { index: number, total, alt: '' }).trimEnd();
      return dialog
        .getByRole('navigation', { name: WORDS.thumbnailsLabel })
        .getByRole('button', { name });
    },
  };
}

/** Tests with the lightbox of `page`; they fail on problems that the browser reports. */
export const test = base.extend<{ lightbox: ReturnType<typeof lightboxOn> }>({
  lightbox: async ({ page }, use) => {
    const problems = collectProblems(page);
    await use(lightboxOn(page));
    expect(problems).toEqual([]);
  },
});

function zoomOf(picture: Locator): Promise<number> {
  return picture.evaluate(
    (image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth,
  );
}

function isAtRest(slide: Locator): Promise<boolean> {
  return slide.evaluate((element) => {
    const picture = element.querySelector('img');
    const animations = element.closest('[role="dialog"]')?.getAnimations({ subtree: true }) ?? [];
    const isMoving = animations.some(({ playState }) => playState === 'running');
    return !isMoving && (picture === null || getComputedStyle(picture).opacity === '1');
  });
}
