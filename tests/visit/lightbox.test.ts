import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { DESKTOP, MESSAGES, PHONE, visitLightbox } from '../support/lightboxVisit.ts';
import type { LightboxVisit } from '../support/lightboxVisit.ts';

const site = inject('siteAddress');
/** A thumbnail with its padding, its border and the line it stands on. */
const STRIP_HEIGHT = 90;
let browser: Browser;
let visit: LightboxVisit;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the lightbox on a %s', (_, device) => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, device);
    await visit.page.goto(`${site}/portfolio`);
  });
  afterEach(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('is not loaded until a visitor is about to need it', async () => {
    const loaded = await visit.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /lightbox\.[^/]*css|openLightbox|\.json/i.test(name))).toEqual(
      [],
    );
  });

  it('opens at the picture that was picked up, with the whole gallery', async () => {
    await visit.openLightbox('tidy-touch', 2);
    await visit.expectSlide(2, 5);
    await visit.dialog.getByText('The tidy touch', { exact: true }).waitFor();
    expect(await visit.slide.getByRole('img').getAttribute('alt')).toContain('glass jars');
  });

  it('opens behind the last thumbnail, with the pictures that have none', async () => {
    await visit.page.goto(`${site}/home-space-organizing`);
    await visit.openLightbox('organizing', 5);
    await visit.expectSlide(5, 7);
    await visit.button('next').click();
    await visit.expectSlide(6, 7);
    await visit.button('close').click();
    await visit.expectClosed();
    expect(await focusedThumbnail()).toBe('organizing/4');
  });

  it('shows pictures in a format this browser reads', async () => {
    await visit.openLightbox('tidy-touch', 1);
    const source = await visit.slide.locator('img').getAttribute('src');
    expect(source).toMatch(/\.avif$/);
  });

  it('goes on and back, and ends at both ends', async () => {
    await visit.openLightbox('garage-oasis', 1);
    expect(await visit.button('previous').isDisabled()).toBe(true);
    for (const number of [2, 3, 4]) {
      await visit.button('next').click();
      await visit.expectSlide(number, 4);
    }
    expect(await visit.button('next').isDisabled()).toBe(true);
    await visit.button('previous').click();
    await visit.expectSlide(3, 4);
  });

  it('goes where a thumbnail of the strip leads', async () => {
    await visit.openLightbox('tidy-touch', 3);
    await visit.stripThumbnail(4, 5).click();
    await visit.expectSlide(4, 5);
    await visit.stripThumbnail(3, 5).click();
    await visit.expectSlide(3, 5);
    expect(await visit.stripThumbnail(3, 5).getAttribute('aria-current')).toBe('true');
  });

  it('hides the thumbnails and shows them again', async () => {
    await visit.openLightbox('tidy-touch', 1);
    const before = await stageHeight();
    await visit.button('hideThumbnails').click();
    await visit.stripThumbnail(1, 5).waitFor({ state: 'hidden' });
    await expect.poll(stageHeight).toBeGreaterThan(before + STRIP_HEIGHT);
    await visit.button('showThumbnails').click();
    await visit.stripThumbnail(1, 5).waitFor();
    await expect.poll(stageHeight).toBe(before);
  });

  it('fills the whole screen and leaves it', async () => {
    await visit.openLightbox('tidy-touch', 1);
    await visit.button('enterFullscreen').click();
    await visit.button('exitFullscreen').waitFor();
    expect(await visit.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await visit.button('exitFullscreen').click();
    await visit.button('enterFullscreen').waitFor();
    expect(await visit.page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  it('keeps the page behind still and out of reach', async () => {
    await visit.openLightbox('tidy-touch', 1);
    const position = () => visit.page.evaluate(() => scrollY);
    const before = await position();
    await visit.page.mouse.wheel(0, 600);
    expect(await visit.page.locator('main').getAttribute('inert')).toBe('');
    expect(await visit.dialog.getAttribute('aria-modal')).toBe('true');
    await visit.button('close').click();
    await visit.expectClosed();
    expect(await visit.page.locator('main').getAttribute('inert')).toBeNull();
    // Whatever the wheel had set in motion would have moved by now.
    expect(await position()).toBe(before);
    await visit.page.mouse.wheel(0, 600);
    await expect.poll(position).toBeGreaterThan(before);
  });

  it('returns the focus to the thumbnail of the picture last seen', async () => {
    await visit.openLightbox('garage-oasis', 1);
    await visit.button('next').click();
    await visit.expectSlide(2, 4);
    await visit.button('close').click();
    await visit.expectClosed();
    expect(await focusedThumbnail()).toBe('garage-oasis/1');
  });

  it('gives every tool a tooltip', async () => {
    await visit.openLightbox('tidy-touch', 1);
    const words = [
      'play',
      'hideThumbnails',
      'zoomIn',
      'zoomOut',
      'enterFullscreen',
      'close',
    ] as const;
    for (const word of [...words, 'previous', 'next'] as const) {
      expect(await visit.button(word).getAttribute('title')).toBe(MESSAGES.lightbox[word]);
    }
    const { width, height } = (await visit.button('play').boundingBox()) ?? {};
    expect([width, height]).toEqual([48, 48]);
  });
});

describe('with a keyboard', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/portfolio`);
    await visit.thumbnail('tidy-touch', 2).press('Enter');
    await visit.expectSlide(2, 5);
  });
  afterEach(() => visit.close());

  it('walks through the gallery with the arrows', async () => {
    await visit.page.keyboard.press('ArrowRight');
    await visit.expectSlide(3, 5);
    await visit.page.keyboard.press('ArrowLeft');
    await visit.expectSlide(2, 5);
  });

  it('closes with Escape', async () => {
    await visit.page.keyboard.press('Escape');
    await visit.expectClosed();
    expect(await focusedThumbnail()).toBe('tidy-touch/1');
  });

  it('enlarges with plus, and makes smaller with minus', async () => {
    await visit.page.keyboard.press('+');
    await expect.poll(visit.zoom).toBeGreaterThan(1);
    await visit.page.keyboard.press('-');
    await expect.poll(visit.zoom).toBe(1);
  });

  it('keeps the keys when the button under the finger is disabled', async () => {
    await visit.button('previous').focus();
    await visit.page.keyboard.press('Enter');
    await visit.expectSlide(1, 5);
    await visit.page.keyboard.press('ArrowRight');
    await visit.expectSlide(2, 5);
  });

  it('leaves the focus on a button that is disabled under the finger', async () => {
    await visit.button('previous').focus();
    await visit.page.keyboard.press('Enter');
    await visit.expectSlide(1, 5);
    expect(await visit.button('previous').isDisabled()).toBe(true);
    expect(await hasFocus(visit.button('previous'))).toBe(true);
  });
});

describe('with a keyboard in a narrow window', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, PHONE);
    await visit.page.goto(`${site}/home-space-organizing`);
    await visit.openLightbox('organizing', 3);
  });
  afterEach(() => visit.close());

  it('goes along with the strip, and still closes with Escape', async () => {
    await visit.stripThumbnail(2, 7).focus();
    for (const number of [4, 5, 6, 7]) {
      await visit.page.keyboard.press('ArrowRight');
      await visit.expectSlide(number, 7);
      expect(await hasFocus(visit.stripThumbnail(number, 7))).toBe(true);
    }
    await visit.page.keyboard.press('Escape');
    await visit.expectClosed();
  });
});

describe('for screen readers', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 2);
  });
  afterEach(() => visit.close());

  it('begins with the name of the gallery', async () => {
    expect(await hasFocus(visit.dialog.getByRole('group', { name: 'Garage oasis' }))).toBe(true);
  });

  it('tells of each picture the visitor goes to, but of none that a slideshow brings', async () => {
    const pictures = visit.dialog.getByRole('region', { name: 'Garage oasis' });
    const live = () => pictures.getAttribute('aria-live');
    expect(await live()).toBe('polite');
    await visit.button('play').click();
    await expect.poll(live).toBe('off');
    await visit.button('pause').click();
    await expect.poll(live).toBe('polite');
  });
});

describe('the address', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
  });
  afterEach(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('names the picture that is open', async () => {
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 2);
    await expect.poll(() => visit.page.url()).toBe(`${site}/portfolio#garage-oasis/2`);
    await visit.button('next').click();
    await expect.poll(() => visit.page.url()).toBe(`${site}/portfolio#garage-oasis/3`);
  });

  it('opens a picture by itself, and is clean after closing', async () => {
    await visit.page.goto(`${site}/portfolio#garage-oasis/3`);
    await visit.expectSlide(3, 4);
    await visit.button('close').click();
    await visit.expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    expect(await focusedThumbnail()).toBe('garage-oasis/2');
  });

  it('leads back to the page, not to the picture before', async () => {
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 1);
    await visit.button('next').click();
    await visit.expectSlide(2, 4);
    await visit.page.goBack();
    await visit.expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    await visit.page.goForward();
    await visit.expectSlide(2, 4);
  });

  it('leaves no step behind when the button closes', async () => {
    await visit.page.goto(`${site}/site-map`);
    await visit.page.goto(`${site}/portfolio`);
    await visit.openLightbox('garage-oasis', 1);
    await visit.button('close').click();
    await visit.expectClosed();
    expect(visit.page.url()).toBe(`${site}/portfolio`);
    await visit.page.goBack();
    expect(visit.page.url()).toBe(`${site}/site-map`);
  });

  it.each(['#garage-oasis/9', '#nowhere/1', '#garage-oasis/0', '#"/1'])(
    'is ignored when it names no picture: %s',
    async (hash) => {
      await visit.page.goto(`${site}/portfolio${hash}`, { waitUntil: 'networkidle' });
      expect(await visit.dialog.count()).toBe(0);
      expect(await visit.page.evaluate(() => scrollY)).toBe(0);
    },
  );
});

describe('a thumbnail', () => {
  beforeEach(async () => {
    visit = await visitLightbox(browser, DESKTOP);
    await visit.page.goto(`${site}/portfolio`);
  });
  afterEach(() => visit.close());

  it.each([
    ['with Control', { modifiers: ['Control'] as 'Control'[] }],
    ['with the middle button', { button: 'middle' as const }],
  ])('opens its picture in a new tab when it is clicked %s', async (_, click) => {
    const opened = visit.page.context().waitForEvent('page');
    await visit.thumbnail('tidy-touch', 1).click(click);
    const tab = await opened;
    await tab.waitForURL(/01-linen-cupboard.*\.webp$/);
    expect(await visit.dialog.count()).toBe(0);
  });

  it('is enough to get ready when it is only pointed at', async () => {
    const gallery = visit.page.waitForResponse(/galleries\/tidy-touch\.json/);
    const code = visit.page.waitForResponse(/openLightbox/);
    const styles = visit.page.waitForResponse(/lightbox\.[^/]*css/i);
    await visit.thumbnail('tidy-touch', 1).hover();
    await Promise.all([gallery, code, styles]);
    expect(await visit.dialog.count()).toBe(0);
  });
});

it('shows the picture of a thumbnail without any script', async () => {
  visit = await visitLightbox(browser, { ...DESKTOP, javaScriptEnabled: false });
  await visit.page.goto(`${site}/portfolio`);
  await visit.thumbnail('tidy-touch', 1).click();
  await visit.page.waitForURL(/01-linen-cupboard.*\.webp$/);
  await visit.close();
});

/** How much room the pictures have. */
function stageHeight(): Promise<number> {
  return visit.slide.evaluate(({ clientHeight }) => clientHeight);
}

function hasFocus(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

function focusedThumbnail(): Promise<string> {
  return visit.page.evaluate(() => {
    const { gallery, index } = (document.activeElement as HTMLElement).dataset;
    return `${gallery}/${index}`;
  });
}
