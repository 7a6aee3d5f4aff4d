import { messages } from '../support/content.ts';
import { MOVING } from '../support/devices.ts';
import { STILL_DESKTOP, test } from '../support/lightbox.ts';
import { waitForIdle } from '../support/pausing.ts';
import { expect, type Page } from '../support/test.ts';

/** Specification, section 9. */
const SWIPE_MS = 500;

const { linkCopied, linkFailed } = messages.lightbox;

test.use(STILL_DESKTOP);
test.beforeEach(({ page }) => page.goto('/portfolio'));

test('opens at the clicked picture, and every button works', async ({ page, lightbox }) => {
  const { button, expectSlide, slide, stripThumbnail } = lightbox;
  const top = () => page.evaluate(() => scrollY);
  const stageEnd = () => slide.evaluate((stage) => stage.getBoundingClientRect().bottom);
  await lightbox.open('garage-oasis', 2);
  const before = await top();

  await expectSlide(2, 4);
  // Screen readers skip the neighbouring pictures.
  await expect(lightbox.slides.and(page.locator('[inert]'))).toHaveCount(3);
  await expect(lightbox.dialog).toMatchAriaSnapshot({ name: 'lightbox.aria.yml' });
  await button('previous').click();
  await expectSlide(1, 4);
  await expect(button('previous')).toBeDisabled();
  await button('next').click({ clickCount: 3 });
  await expectSlide(4, 4);
  await expect(button('next')).toBeDisabled();

  await stripThumbnail(2, 4).click();
  await expectSlide(2, 4);
  await expect(stripThumbnail(2, 4)).toHaveAttribute('aria-current', 'true');
  const strip = page.getByRole('navigation', { name: messages.lightbox.thumbnailsLabel });
  await expect.soft(strip).toHaveCSS('column-gap', '16px');
  const size = { width: '120px', height: '80px', padding: '4px' };
  const look = { ...size, 'border-top-width': '1px', 'border-top-left-radius': '4px' };
  for (const [property, value] of Object.entries(look))
    await expect.soft(stripThumbnail(2, 4)).toHaveCSS(property, value);
  const end = await stageEnd();
  await button('hideThumbnails').click();
  await expect(stripThumbnail(2, 4)).toBeHidden();
  await expect.poll(stageEnd).toBeGreaterThan(end);
  await button('showThumbnails').click();
  await expect(stripThumbnail(2, 4)).toBeVisible();
  await expect.poll(stageEnd).toBe(end);

  await button('enterFullscreen').click();
  await expect(button('exitFullscreen')).toBeVisible();
  await expect.soft(page.locator(':fullscreen')).not.toHaveCount(0);
  await button('exitFullscreen').click();
  await expect(button('enterFullscreen')).toBeVisible();
  await expect.soft(page.locator(':fullscreen')).toHaveCount(0);

  await page.mouse.wheel(0, 600);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expect(lightbox.dialog).toHaveAttribute('aria-modal', 'true');
  expect(await lightbox.dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const { x = 0, y = 0 } = (await lightbox.picture.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y - 8);
  await expectSlide(2, 4);
  await button('close').click();
  await lightbox.expectClosed();
  await expect(lightbox.thumbnail('garage-oasis', 2)).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  expect(await top()).toBe(before);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeGreaterThan(before);

  await lightbox.open('garage-transformation', 3);
  await expectSlide(3, 5);
});

test('is used with the keyboard alone', async ({ page, lightbox }) => {
  const { button, dialog, expectSlide } = lightbox;
  await lightbox.thumbnail('tidy-touch', 3).press('Enter');
  await expectSlide(3, 5);
  await expect(dialog.getByRole('group', { name: 'The tidy touch' })).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':is(header, main, footer) :focus')).toHaveCount(0);
  }
  await page.keyboard.press('ArrowLeft');
  await expectSlide(2, 5);
  await button('previous').press('Enter');
  await expectSlide(1, 5);
  await expect(button('previous')).toBeDisabled();
  await expect(button('previous')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectSlide(2, 5);
  const region = dialog.getByRole('region', { name: 'The tidy touch' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await button('play').press('Enter');
  await expect(region).toHaveAttribute('aria-live', 'off');
  await button('pause').press('Enter');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Escape');
  await lightbox.expectClosed();
  await expect(lightbox.thumbnail('tidy-touch', 2)).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: MOVING });

  test('shows a far thumbnail at once, skipping those between', async ({ page, lightbox }) => {
    await page.goto('/home-space-organizing');
    await lightbox.open('organizing', 1);
    const longest = await page.evaluateHandle(() => {
      const record = { ms: 0 };
      const animate = Reflect.get(Element.prototype, 'animate');
      Element.prototype.animate = function (keyframes, options) {
        record.ms = Math.max(record.ms, Number((options as KeyframeAnimationOptions).duration));
        return animate.call(this, keyframes, options);
      };
      return record;
    });
    await lightbox.stripThumbnail(2, 7).click();
    await lightbox.expectSlide(2, 7);
    expect(await longest.jsonValue()).toEqual({ ms: SWIPE_MS });
    await lightbox.stripThumbnail(7, 7).click();
    await lightbox.expectSlide(7, 7);
    await lightbox.stripThumbnail(1, 7).click();
    await lightbox.expectSlide(1, 7);
    expect(await longest.jsonValue()).toEqual({ ms: SWIPE_MS });
  });

  test('zooms out of its thumbnail, and back into it on closing', async ({ page, lightbox }) => {
    const zooms = await followZooms(page);
    await lightbox.thumbnail('garage-oasis', 2).click();
    await expect.poll(zooms).toEqual(['in']);
    // Escape during the opening.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    await page.keyboard.press('Escape');
    await lightbox.expectClosed();
    const shown = ['in', 'out'];
    await expect.poll(zooms).toEqual(shown);
    const openAndClose = async (close: () => Promise<unknown>) => {
      await lightbox.open('garage-oasis', 2);
      shown.push('in');
      await expect.poll(zooms).toEqual(shown);
      await close();
      await lightbox.expectClosed();
      shown.push('out');
      await expect.poll(zooms).toEqual(shown);
    };
    // A double click goes back only once. Its second click may take the focus to the page.
    await openAndClose(() => lightbox.button('close').dblclick());
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await openAndClose(close);
      await expect(lightbox.thumbnail('garage-oasis', 2)).toBeFocused();
    }
  });
});

/** @returns the zooms between a thumbnail and its picture so far: "in" or "out" */
async function followZooms(page: Page): Promise<() => Promise<string[]>> {
  const zooms = await page.evaluateHandle(() => {
    const directions: (string | undefined)[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const isZoom = document.getAnimations().some(({ effect }) => {
          return (effect as KeyframeEffect).pseudoElement === '::view-transition-group(enlarged)';
        });
        if (isZoom) directions.push(document.documentElement.dataset.zoom);
      });
      return transition;
    };
    return directions;
  });
  return () => zooms.jsonValue() as Promise<string[]>;
}

test('shares the URL, or copies it, or says that both failed', async ({ page, lightbox }) => {
  const status = lightbox.dialog.getByRole('status');
  const share = lightbox.button('share');
  const refuseWith = (name: string) =>
    page.evaluate((refusal) => {
      navigator.share = (data) => {
        document.title = String(data?.url);
        return Promise.reject(new DOMException('', refusal));
      };
    }, name);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lightbox.open('tidy-touch', 2);
  await refuseWith('AbortError');
  await share.click();
  await expect(page).toHaveTitle(/\/portfolio#tidy-touch\/2$/u);
  await expect(status).toHaveText('');
  await refuseWith('NotAllowedError');
  await share.click();
  await expect(status).toHaveText(linkCopied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http.*\/portfolio#tidy-touch\/2$/u);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {});
  });
  await share.click();
  await expect(status).toHaveText(linkFailed);
});

test('loads on hover over a thumbnail, not before', async ({ page, lightbox }) => {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(request.resourceType()));
  const parts = () => ['script', 'stylesheet', 'fetch'].filter((part) => loaded.has(part));
  await waitForIdle(page);
  expect(parts()).toEqual([]);
  await lightbox.thumbnail('tidy-touch', 1).hover();
  await expect.poll(parts).toHaveLength(3);
});

test('opens the picture file in a new tab on Control and click', async ({ page, lightbox }) => {
  for (const click of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page');
    await lightbox.thumbnail('tidy-touch', 1).click(click);
    await opened;
    await lightbox.expectClosed();
  }
});
