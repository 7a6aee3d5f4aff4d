import { describe, expect, inject, it } from 'vitest';
import { CLIPBOARD } from '../support/clipboard.ts';
import { business, messages } from '../support/content.ts';
import { twoFrames } from '../support/frames.ts';
import { DESKTOP, lightboxOn, PHONE, useLightbox } from '../support/lightboxVisit.ts';
import { hasFocus } from '../support/reading.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator } from 'playwright-core';

const site = inject('siteUrl');
/** A thumbnail with its padding, its border and the line it stands on. */
const STRIP_HEIGHT = 90;
/** What the lightbox is loaded in: its code, its styles, and the list of the pictures. */
const PARTS = ['script', 'stylesheet', 'fetch'];
const FIRST_PICTURE = /01-linen-cupboard.*\.webp$/;

const visits = useVisits();

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the lightbox on a %s', (_, device) => {
  const visit = useLightbox('/portfolio', device);
  const { button, openLightbox, expectSlide, expectClosed, stripThumbnail } = visit;

  it('opens at the picture that was picked up, with the whole gallery', async () => {
    await openLightbox('tidy-touch', 2);
    await expectSlide(2, 5);
    await visit.dialog.getByText('The tidy touch', { exact: true }).waitFor();
    expect(await visit.picture.getAttribute('alt')).toContain('glass jars');
    // In a format this browser reads.
    expect(await visit.picture.getAttribute('src')).toMatch(/\.avif$/);
  });

  it('goes on and back, ends at both ends, and returns the focus to the last picture', async () => {
    await openLightbox('garage-oasis', 1);
    expect(await button('previous').isDisabled()).toBe(true);
    for (const number of [2, 3, 4]) {
      await button('next').click();
      await expectSlide(number, 4);
    }
    expect(await button('next').isDisabled()).toBe(true);
    await button('previous').click();
    await expectSlide(3, 4);
    await button('close').click();
    await expectClosed();
    expect(await hasFocus(visit.thumbnail('garage-oasis', 3))).toBe(true);
  });

  it('goes where a thumbnail of the strip leads', async () => {
    await openLightbox('tidy-touch', 3);
    for (const number of [4, 3]) {
      await stripThumbnail(number, 5).click();
      await expectSlide(number, 5);
    }
    expect(await stripThumbnail(3, 5).getAttribute('aria-current')).toBe('true');
  });

  it('hides the thumbnails and shows them again', async () => {
    const stageEnd = () => visit.slide.evaluate((slide) => slide.getBoundingClientRect().bottom);
    await openLightbox('tidy-touch', 1);
    const before = await stageEnd();
    await button('hideThumbnails').click();
    await stripThumbnail(1, 5).waitFor({ state: 'hidden' });
    await expect.poll(stageEnd).toBeGreaterThan(before + STRIP_HEIGHT);
    await button('showThumbnails').click();
    await stripThumbnail(1, 5).waitFor();
    await expect.poll(stageEnd).toBe(before);
  });

  it('fills the whole screen and leaves it', async () => {
    const isFull = () => visit.page.evaluate(() => document.fullscreenElement !== null);
    await openLightbox('tidy-touch', 1);
    await button('enterFullscreen').click();
    await button('exitFullscreen').waitFor();
    expect(await isFull()).toBe(true);
    await button('exitFullscreen').click();
    await button('enterFullscreen').waitFor();
    expect(await isFull()).toBe(false);
  });

  it('keeps the page behind still and out of reach', async () => {
    const position = () => visit.page.evaluate(() => scrollY);
    await openLightbox('tidy-touch', 1);
    const before = await position();
    await visit.page.mouse.wheel(0, 600);
    expect(await visit.page.locator('main').getAttribute('inert')).toBe('');
    expect(await visit.dialog.getAttribute('aria-modal')).toBe('true');
    await button('close').click();
    await expectClosed();
    expect(await visit.page.locator('main').getAttribute('inert')).toBeNull();
    // Whatever the wheel had set in motion would have moved by now.
    expect(await position()).toBe(before);
    await visit.page.mouse.wheel(0, 600);
    await expect.poll(position).toBeGreaterThan(before);
  });

  it('does not close when the ground beside a picture is touched', async () => {
    await openLightbox('garage-oasis', 1);
    const { x = 0, y = 0 } = (await visit.picture.boundingBox()) ?? {};
    await visit.page.mouse.click(x + 20, y - 8);
    await expectSlide(1, 4);
  });

  it('gives every tool a tooltip', async () => {
    await openLightbox('tidy-touch', 1);
    const tools = ['play', 'hideThumbnails', 'zoomIn', 'zoomOut', 'enterFullscreen', 'share'];
    for (const word of [
      ...tools,
      'close',
      'previous',
      'next',
    ] as (keyof typeof messages.lightbox)[]) {
      expect(await button(word).getAttribute('title')).toBe(messages.lightbox[word]);
    }
    expect(await button('play').boundingBox()).toMatchObject({ width: 48, height: 48 });
  });

  // What leaves the page is the same on every device.
  if (device === PHONE) return;

  it('begins a mail about the picture that is shown, with a subject of its own', async () => {
    const mail = visit.dialog.getByRole('link', { name: messages.lightbox.write });
    await openLightbox('tidy-touch', 1);
    await button('next').click();
    await expectSlide(2, 5);
    const { href } = new URL((await mail.getAttribute('href')) ?? '');
    expect(href).toBe(
      `mailto:${business.email}?subject=About%20the%20pantry%20jars%20in%20your%20portfolio`,
    );
  });

  it('copies the URL of the picture, or says where it is', async () => {
    const { linkCopied, linkFailed } = messages.lightbox;
    await visit.page.context().grantPermissions(CLIPBOARD.permissions);
    await visit.page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openLightbox('tidy-touch', 1);
    await button('next').click();
    await expectSlide(2, 5);
    await button('share').click();
    await visit.dialog.getByRole('status').getByText(linkCopied).waitFor();
    // Said again, it is heard again: the words are new, though they are the same.
    const words = await visit.dialog.getByRole('status').getByText(linkCopied).elementHandle();
    await button('share').click();
    await expect.poll(() => words.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await visit.dialog.getByRole('status').getByText(linkCopied).waitFor();
    // Another visit may copy something else before this one has read.
    const copyAndRead = async () => {
      await button('share').click();
      return visit.page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(copyAndRead).toBe(`${site}/portfolio#tidy-touch/2`);
    await visit.page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true }),
    );
    await button('share').click();
    await visit.dialog.getByRole('status').getByText(linkFailed).waitFor();
    await visit.page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  });

  it('hands the URL of the picture to a device that shares', async () => {
    const { linkCopied } = messages.lightbox;
    const refuse = (name: string) =>
      visit.page.evaluate((refusal) => {
        document.title = '';
        navigator.share = (data) => {
          document.title = String(data?.url);
          return Promise.reject(new DOMException('', refusal));
        };
      }, name);
    await visit.page.context().grantPermissions(['clipboard-write']);
    await openLightbox('tidy-touch', 2);
    // Whoever changes their mind is told nothing, nor who presses twice.
    for (const name of ['AbortError', 'InvalidStateError']) {
      await refuse(name);
      await button('share').click();
      await expect.poll(() => visit.page.title()).toBe(`${site}/portfolio#tidy-touch/2`);
      await twoFrames(visit.page);
      expect(await visit.dialog.getByRole('status').textContent()).toBe('');
    }
    // Where no page may share, the URL can be copied.
    await refuse('NotAllowedError');
    await button('share').click();
    await visit.dialog.getByRole('status').getByText(linkCopied).waitFor();
  });
});

describe('with a keyboard', () => {
  const visit = useLightbox('/portfolio', DESKTOP);
  const { button, expectSlide } = visit;

  async function openByKey(): Promise<void> {
    await visit.thumbnail('tidy-touch', 2).press('Enter');
    await expectSlide(2, 5);
  }

  it('begins with the name of the gallery, walks with the arrows and closes with Escape', async () => {
    await openByKey();
    const gallery = visit.dialog.getByRole('group', { name: 'The tidy touch' });
    expect(await hasFocus(gallery)).toBe(true);
    await visit.page.keyboard.press('ArrowRight');
    await expectSlide(3, 5);
    await visit.page.keyboard.press('ArrowLeft');
    await expectSlide(2, 5);
    await visit.page.keyboard.press('Escape');
    await visit.expectClosed();
    expect(await hasFocus(visit.thumbnail('tidy-touch', 2))).toBe(true);
  });

  it('enlarges with plus, and makes smaller with minus', async () => {
    await openByKey();
    await visit.page.keyboard.press('+');
    await expect.poll(visit.zoom).toBeGreaterThan(1);
    await visit.page.keyboard.press('-');
    await expect.poll(visit.zoom).toBe(1);
  });

  it('keeps the focus and the keys on a button that is disabled under the finger', async () => {
    await openByKey();
    await button('previous').press('Enter');
    await expectSlide(1, 5);
    expect(await button('previous').isDisabled()).toBe(true);
    expect(await hasFocus(button('previous'))).toBe(true);
    await visit.page.keyboard.press('ArrowRight');
    await expectSlide(2, 5);
  });

  it('is told of each picture it goes to, but of none that a slideshow brings', async () => {
    const live = () =>
      visit.dialog.getByRole('region', { name: 'The tidy touch' }).getAttribute('aria-live');
    await openByKey();
    expect(await live()).toBe('polite');
    await button('play').click();
    await expect.poll(live).toBe('off');
    await button('pause').click();
    await expect.poll(live).toBe('polite');
  });
});

describe('a gallery with more pictures than thumbnails', () => {
  const visit = useLightbox('/home-space-organizing', PHONE);
  const { button, openLightbox, expectSlide, expectClosed, stripThumbnail } = visit;

  it('opens behind the last thumbnail, with the pictures that have none', async () => {
    await openLightbox('organizing', 5);
    await expectSlide(5, 7);
    await button('next').click();
    await expectSlide(6, 7);
    await button('close').click();
    await expectClosed();
    expect(await hasFocus(visit.thumbnail('organizing', 5))).toBe(true);
  });

  it('has the current picture just above the middle of its strip, the tools below', async () => {
    const middle = async (box: Locator) => {
      const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
      return x + width / 2;
    };
    await openLightbox('organizing', 4);
    await expect.poll(() => middle(stripThumbnail(4, 7))).toBeCloseTo(390 / 2, 0);
    const picture = await visit.picture.boundingBox();
    const thumbnail = await stripThumbnail(4, 7).boundingBox();
    expect((thumbnail?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeCloseTo(24, 0);
    expect((await button('zoomIn').boundingBox())?.y).toBeGreaterThan(750);
    expect((await button('close').boundingBox())?.y).toBeLessThan(20);
    await button('hideThumbnails').click();
    await button('showThumbnails').click();
    await expect.poll(() => middle(stripThumbnail(4, 7))).toBeCloseTo(390 / 2, 0);
  });

  it('keeps the focus in its narrow strip, and still closes with Escape', async () => {
    await openLightbox('organizing', 3);
    await stripThumbnail(2, 7).focus();
    for (const number of [4, 5, 6, 7]) {
      await visit.page.keyboard.press('ArrowRight');
      await expectSlide(number, 7);
      expect(await hasFocus(stripThumbnail(number, 7))).toBe(true);
    }
    await visit.page.keyboard.press('Escape');
    await expectClosed();
  });
});

describe('the address', () => {
  const visit = useLightbox('/site-map', DESKTOP);
  const { button, openLightbox, expectSlide, expectClosed, thumbnail } = visit;

  it('opens a picture by itself, before its gallery, and is clean after closing', async () => {
    await visit.page.goto('/portfolio#garage-oasis/3');
    await expectSlide(3, 4);
    const top = await thumbnail('garage-oasis', 3).evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(DESKTOP.viewport.height);
    await button('close').click();
    await expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    expect(await hasFocus(thumbnail('garage-oasis', 3))).toBe(true);
  });

  it('names the picture, and leads back to the page, not to the picture before', async () => {
    await visit.page.goto('/portfolio');
    await openLightbox('garage-oasis', 1);
    await expect.poll(() => visit.page.url()).toBe(`${site}/portfolio#garage-oasis/1`);
    await button('next').click();
    await expectSlide(2, 4);
    await expect.poll(() => visit.page.url()).toBe(`${site}/portfolio#garage-oasis/2`);
    await visit.page.goBack();
    await expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    await visit.page.goForward();
    await expectSlide(2, 4);
  });

  it.each([1, 2])('goes one step back when %i taps on the button close', async (taps) => {
    await visit.page.goto('/site-map');
    await visit.page.goto('/portfolio');
    await openLightbox('garage-oasis', 1);
    await button('close').evaluate((close, count) => {
      for (let tap = 0; tap < count; tap += 1) (close as HTMLElement).click();
    }, taps);
    await expectClosed();
    await expect.poll(() => visit.page.evaluate(() => location.hash)).toBe('');
    // A second step would lead away from here by and by.
    await openLightbox('garage-oasis', 2);
    await visit.page.goBack();
    await expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    await visit.page.goBack();
    expect(visit.page.url()).toBe(`${site}/site-map`);
  });

  it('of a picture that is gone leads to its gallery', async () => {
    await visit.page.goto('/site-map');
    await visit.page.goto('/portfolio#garage-oasis/9');
    const last = visit.page.locator('a[data-gallery="garage-oasis"]').last();
    const place = async () => (await last.boundingBox())?.y ?? Infinity;
    await expect.poll(place).toBeLessThan(visit.page.viewportSize()?.height ?? 0);
    expect(await place()).toBeGreaterThanOrEqual(0);
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await visit.dialog.count()).toBe(0);
  });

  it.each(['#nowhere/1', '#garage-oasis/0', '#"/1'])(
    'is ignored when it names no picture: %s',
    async (hash) => {
      await visit.page.goto('/site-map');
      await visit.page.goto(`/portfolio${hash}`);
      await expect.poll(() => visit.page.locator('[aria-busy]').count()).toBe(0);
      // A lightbox on its way would be built by the time the page has nothing else to do.
      await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await visit.dialog.count()).toBe(0);
      expect(await visit.page.evaluate(() => scrollY)).toBe(0);
    },
  );
});

describe('a thumbnail', () => {
  it('has its lightbox loaded when it is pointed at, and not before', async () => {
    const page = await visits.open('/portfolio', DESKTOP);
    const { thumbnail, dialog } = lightboxOn(() => page);
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => loaded.add(request.resourceType()));
    const parts = () => PARTS.filter((part) => loaded.has(part));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(parts()).toEqual([]);
    await thumbnail('tidy-touch', 1).hover();
    await expect.poll(parts).toEqual(PARTS);
    expect(await dialog.count()).toBe(0);
  });

  it('opens its picture in a new tab for a click that asks for one', async () => {
    const page = await visits.open('/portfolio', DESKTOP);
    const { thumbnail, dialog } = lightboxOn(() => page);
    const clicks = [{ modifiers: ['Control' as const] }, { button: 'middle' as const }];
    for (const click of clicks) {
      const opened = page.context().waitForEvent('page');
      await thumbnail('tidy-touch', 1).click(click);
      await (await opened).waitForURL(FIRST_PICTURE);
      expect(await dialog.count()).toBe(0);
    }
  });
});
