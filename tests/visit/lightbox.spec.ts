import { readFile } from 'node:fs/promises';
import { business, messages } from '../support/content.ts';
import { STILL_DESKTOP, STILL_PHONE, test, waitForIdle } from '../support/lightbox.ts';
import { expect } from '../support/test.ts';
import type { GalleryFile, Slide } from '../../src/logic/slides.ts';
import type { Page } from '../support/test.ts';

const { linkCopied, linkFailed, write } = messages.lightbox;

for (const [name, device] of [
  ['desktop', STILL_DESKTOP],
  ['phone', STILL_PHONE],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device);
    test.beforeEach(({ page }) => page.goto('/portfolio'));

    test('opens at the clicked picture and walks to both ends', async ({ lightbox }) => {
      const { button, expectSlide } = lightbox;
      await lightbox.open('garage-oasis', 2);
      await expectSlide(2, 4);
      await expect(lightbox.dialog.getByText('Garage oasis', { exact: true })).toBeVisible();
      await expect(lightbox.picture).toHaveAttribute('alt', /cupboard wall/u);
      await button('previous').click();
      await expectSlide(1, 4);
      await expect(button('previous')).toBeDisabled();
      for (const number of [2, 3, 4]) {
        await button('next').click();
        await expectSlide(number, 4);
      }
      await expect(button('next')).toBeDisabled();
      await button('close').click();
      await lightbox.expectClosed();
      await expect(lightbox.thumbnail('garage-oasis', 4)).toBeFocused();
    });

    test('goes to a chosen thumbnail, hides the thumbnails and shows them', async ({
      lightbox,
    }) => {
      const { button, stripThumbnail } = lightbox;
      const stageEnd = () =>
        lightbox.slide.evaluate((slide) => slide.getBoundingClientRect().bottom);
      await lightbox.open('tidy-touch', 3);
      await stripThumbnail(2, 5).click();
      await lightbox.expectSlide(2, 5);
      await expect(stripThumbnail(2, 5)).toHaveAttribute('aria-current', 'true');
      const before = await stageEnd();
      await button('hideThumbnails').click();
      await expect(stripThumbnail(2, 5)).toBeHidden();
      await expect.poll(stageEnd).toBeGreaterThan(before);
      await button('showThumbnails').click();
      await expect(stripThumbnail(2, 5)).toBeVisible();
      await expect.poll(stageEnd).toBe(before);
    });

    test('fills the screen and leaves it', async ({ page, lightbox }) => {
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
      await lightbox.open('tidy-touch', 1);
      await lightbox.button('enterFullscreen').click();
      await expect(lightbox.button('exitFullscreen')).toBeVisible();
      expect(await isFull()).toBe(true);
      await lightbox.button('exitFullscreen').click();
      await expect(lightbox.button('enterFullscreen')).toBeVisible();
      expect(await isFull()).toBe(false);
    });

    test('keeps the page behind it still and out of reach', async ({ page, lightbox }) => {
      const top = () => page.evaluate(() => scrollY);
      await lightbox.open('garage-oasis', 1);
      const before = await top();
      await page.mouse.wheel(0, 600);
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      await expect(lightbox.dialog).toHaveAttribute('aria-modal', 'true');
      const { x = 0, y = 0 } = (await lightbox.picture.boundingBox()) ?? {};
      await page.mouse.click(x + 20, y - 8);
      await lightbox.expectSlide(1, 4);
      await lightbox.button('close').click();
      await lightbox.expectClosed();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
      expect(await top()).toBe(before);
      await page.mouse.wheel(0, 600);
      await expect.poll(top).toBeGreaterThan(before);
    });
  });
}

test.describe('on a desktop only', () => {
  test.use(STILL_DESKTOP);
  test.beforeEach(({ page }) => page.goto('/portfolio'));

  test('walks and closes with the keyboard', async ({ page, lightbox }) => {
    const { button, expectSlide } = lightbox;
    await lightbox.thumbnail('tidy-touch', 3).press('Enter');
    await expectSlide(3, 5);
    await expect(lightbox.dialog.getByRole('group', { name: 'The tidy touch' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectSlide(2, 5);
    await button('previous').press('Enter');
    await expectSlide(1, 5);
    await expect(button('previous')).toBeDisabled();
    await expect(button('previous')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectSlide(2, 5);
    const region = lightbox.dialog.getByRole('region', { name: 'The tidy touch' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await button('play').click();
    await expect(region).toHaveAttribute('aria-live', 'off');
    await button('pause').click();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Escape');
    await lightbox.expectClosed();
    await expect(lightbox.thumbnail('tidy-touch', 2)).toBeFocused();
  });

  test('names every button in a tooltip', async ({ lightbox }) => {
    await lightbox.open('tidy-touch', 2);
    const tools = ['play', 'hideThumbnails', 'zoomIn', 'zoomOut', 'enterFullscreen', 'share'];
    for (const word of [...tools, 'close', 'previous', 'next'] as 'play'[]) {
      const title = messages.lightbox[word];
      await expect.soft(lightbox.button(word)).toHaveAttribute('title', title);
    }
  });

  test('begins an e-mail about the shown picture', async ({ lightbox }) => {
    await lightbox.open('tidy-touch', 1);
    await lightbox.button('next').click();
    await lightbox.expectSlide(2, 5);
    const subject = 'About%20the%20pantry%20jars%20in%20your%20portfolio';
    const mail = `mailto:${business.email}?subject=${subject}`;
    await expect(lightbox.dialog.getByRole('link', { name: write })).toHaveAttribute('href', mail);
  });

  test('copies the address of the picture, or says where it is', async ({ page, lightbox }) => {
    const status = lightbox.dialog.getByRole('status');
    const share = lightbox.button('share');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await lightbox.open('tidy-touch', 2);
    await share.click();
    await expect(status).toHaveText(linkCopied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied).toMatch(/\/portfolio#tidy-touch\/2$/u);
    // A second copy is announced again because the words are a new element.
    const words = await status.getByText(linkCopied).evaluateHandle((element) => element);
    await share.click();
    await expect.poll(() => words.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {}));
    await share.click();
    await expect(status).toHaveText(linkFailed);
  });

  test('hands the address to a device that shares', async ({ page, lightbox }) => {
    const status = lightbox.dialog.getByRole('status');
    const refuseWith = (name: string) =>
      page.evaluate((refusal) => {
        document.title = '';
        navigator.share = (data) => {
          document.title = String(data?.url);
          return Promise.reject(new DOMException('', refusal));
        };
      }, name);
    await page.context().grantPermissions(['clipboard-write']);
    await lightbox.open('tidy-touch', 2);
    for (const name of ['AbortError', 'InvalidStateError']) {
      await refuseWith(name);
      await lightbox.button('share').click();
      await expect(page).toHaveTitle(/\/portfolio#tidy-touch\/2$/u);
      await waitForIdle(page);
      await expect(status).toHaveText('');
    }
    await refuseWith('NotAllowedError');
    await lightbox.button('share').click();
    await expect(status).toHaveText(linkCopied);
  });

  test('is loaded when a thumbnail is pointed at, not before', async ({ page, lightbox }) => {
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => loaded.add(request.resourceType()));
    const parts = () => ['script', 'stylesheet', 'fetch'].filter((part) => loaded.has(part));
    await waitForIdle(page);
    expect(parts()).toEqual([]);
    await lightbox.thumbnail('tidy-touch', 1).hover();
    await expect.poll(parts).toHaveLength(3);
    await lightbox.expectClosed();
  });

  test('leaves a click for a new tab to the browser', async ({ page, lightbox }) => {
    for (const click of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = page.context().waitForEvent('page');
      await lightbox.thumbnail('tidy-touch', 1).click(click);
      await (await opened).waitForURL(/01-linen-cupboard/u);
      await lightbox.expectClosed();
    }
  });

  test('plays a video from its poster and pauses it when the visitor leaves it', async ({
    page,
    lightbox,
  }) => {
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
    const body = await readFile('tests/visit/fixtures/clip.webm');
    await page.route('**/clip.webm', (route) => route.fulfill({ contentType: 'video/webm', body }));
    await changeGallery(page, 'garage-oasis', (slides) => slides.with(1, video));
    await lightbox.open('garage-oasis', 2);
    const player = lightbox.slide.locator('video');
    const isPaused = () =>
      lightbox.dialog.locator('video').evaluate((element: HTMLVideoElement) => element.paused);
    await expect(player).toHaveAttribute('poster', '/favicon.svg');
    await expect(player).toHaveAttribute('controls', '');
    await expect(lightbox.slide.getByText(video.alt)).toBeAttached();
    expect(await isPaused()).toBe(true);
    await player.evaluate((element: HTMLVideoElement) => {
      element.loop = true;
      return element.play();
    });
    expect(await isPaused()).toBe(false);
    await lightbox.button('next').click();
    await lightbox.expectSlide(3, 4);
    expect(await isPaused()).toBe(true);
  });

  test('shows a single picture that fills the stage', async ({ page, lightbox }) => {
    await changeGallery(page, 'garage-revive', ([first]) => [
      { ...first, imageFit: 'cover' } as Slide,
    ]);
    await lightbox.open('garage-revive', 1);
    await lightbox.expectSlide(1, 1);
    await expect(lightbox.picture).toHaveCSS('object-fit', 'cover');
    for (const word of ['previous', 'next', 'play'] as const) {
      await expect.soft(lightbox.button(word)).toBeDisabled();
    }
  });
});

test.describe('a gallery with more pictures than thumbnails', () => {
  test.use(STILL_PHONE);

  test('opens behind its last thumbnail and goes on to the others', async ({ page, lightbox }) => {
    const { expectSlide, stripThumbnail, thumbnail } = lightbox;
    await page.goto('/home-space-organizing');
    const more = messages.gallery.morePictures.replace('{count}', '2');
    await expect(thumbnail('organizing', 5)).toHaveAccessibleName(new RegExp(more, 'u'));
    await lightbox.open('organizing', 5);
    await stripThumbnail(4, 7).focus();
    for (const number of [6, 7]) {
      await page.keyboard.press('ArrowRight');
      await expectSlide(number, 7);
      await expect(stripThumbnail(number, 7)).toBeFocused();
      await expect(stripThumbnail(number, 7)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await lightbox.expectClosed();
    await expect(thumbnail('organizing', 5)).toBeFocused();
  });
});

/** Answers a gallery's list of pictures with other slides. */
async function changeGallery(page: Page, slug: string, change: (slides: Slide[]) => Slide[]) {
  await page.route(`**/galleries/${slug}.json`, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as GalleryFile;
    const json = { ...file, avif: change(file.avif), webp: change(file.webp) };
    await route.fulfill({ response, json });
  });
}
