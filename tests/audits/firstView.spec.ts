import { messages } from '../support/content.ts';
import { AVERAGE_PHONE, STILL } from '../support/devices.ts';
import { hold } from '../support/pausing.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const { width, height } = AVERAGE_PHONE.viewport;
const TURNED = { ...AVERAGE_PHONE, viewport: { width: height, height: width } };
const LOW = { ...AVERAGE_PHONE, viewport: { width, height: Math.round(height / 2) } };

const picture = (page: Page, number: number) => page.locator('main img').nth(number - 1);
/** The document with its first view painted and the rest deferred. */
const waiting = (page: Page) => page.locator('html[data-arriving="rest"]');

function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
}

for (const [action, goOn] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 1)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['focuses a link with a screen reader', (page: Page) => page.locator('main a').nth(7).focus()],
  ['prints', (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
] as const) {
  test(`on a phone, pictures further down load when the visitor ${action}`, async ({ open }) => {
    const page = await open('/portfolio', AVERAGE_PHONE);
    await expect(waiting(page)).toBeAttached();
    await expect.poll(() => isLoaded(picture(page, 2))).toBe(true);
    expect(await isLoaded(picture(page, 7))).toBe(false);
    await expect(picture(page, 7)).toHaveAccessibleName(/\w/u);
    await goOn(page);
    await expect.poll(() => isLoaded(picture(page, 7))).toBe(true);
    await bringIntoSight(picture(page, 7));
    await expect(picture(page, 7)).toBeInViewport();
  });
}

test('on a phone, a screen reader finds and loads a deferred picture', async ({ open }) => {
  const page = await open('/portfolio', AVERAGE_PHONE);
  const image = picture(page, 7);
  const placeOf = () => image.evaluate((img) => img.getBoundingClientRect().top + scrollY);
  await expect(waiting(page)).toBeAttached();
  expect(await isLoaded(image)).toBe(false);
  const place = await placeOf();
  const alt = (await image.getAttribute('alt')) ?? '';
  // Like a screen reader's cursor: no key, pointer or focus event.
  await page.getByRole('img', { name: alt }).evaluate((found) => found.scrollIntoView());
  await expect(image).toBeInViewport();
  await expect.poll(() => isLoaded(image)).toBe(true);
  expect(await placeOf()).toBe(place);
});

test('on a phone, pictures appear when the window rotates or grows', async ({ open }) => {
  const turned = await open('/portfolio', TURNED);
  await expect(turned.locator('html:not([data-arriving])')).toBeAttached();
  await turned.setViewportSize({ width, height });
  await expect(picture(turned, 2)).toHaveCSS('clip-path', 'none');

  const low = await open('/portfolio', LOW);
  await expect(waiting(low)).toBeAttached();
  expect(await isLoaded(picture(low, 2))).toBe(false);
  await low.setViewportSize({ width, height });
  await expect.poll(() => isLoaded(picture(low, 2))).toBe(true);
});

test('on a phone, sliders load on scroll even before the banner', async ({ arrive }) => {
  const page = await arrive(AVERAGE_PHONE);
  const release = await hold(page, '**/banner*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  const islands = page.locator('script[src*="islands"]');
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(islands).toHaveCount(0);
  await page.mouse.wheel(0, 1);
  await expect(islands).toHaveCount(1);
  release();
});

test('on a phone, pictures load if the visitor scrolls while the window is measured', async ({
  arrive,
}) => {
  const page = await arrive(AVERAGE_PHONE);
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(element: Element): void {
        super.observe(element);
        if (!(element instanceof HTMLHtmlElement)) return;
        dispatchEvent(new Event('scroll'));
        new IntersectionObserver(() => (element.dataset.measured = '')).observe(document.body);
      }
    };
  });
  await page.goto('/portfolio');
  await expect(page.locator('html[data-measured]')).toBeAttached();
  const last = page.locator('main img').last();
  await bringIntoSight(last);
  await expect.poll(() => isLoaded(last)).toBe(true);
});

test('on a phone, the services stay in place when typefaces and sliders start', async ({
  arrive,
}) => {
  const page = await arrive({ ...AVERAGE_PHONE, ...STILL, viewport: { width: 412, height: 823 } });
  const release = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const articles = page.getByRole('article');
  for (const article of [articles.first(), articles.nth(1)]) {
    await bringIntoSight(article);
    await expect(article.getByRole('button', { name: messages.slider.next })).toBeVisible();
  }
  const heights = () =>
    articles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await heights();
  release();
  const isLoadedFont = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Hedvig Letters') && status === 'loaded',
      ),
    );
  await expect.poll(isLoadedFont).toBe(true);
  expect(await heights()).toEqual(before);
});

test('every heading appears in a very high window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3840 });
  await page.goto('/portfolio');
  for (const heading of await page.locator('main h2').all()) {
    await bringIntoSight(heading);
    const look = () => heading.evaluate((one) => one.checkVisibility({ opacityProperty: true }));
    await expect.poll(look).toBe(true);
  }
});

test('a page that begins with a headline alone preloads one typeface', async ({ open }) => {
  for (const [route, count] of [
    ['/', 1],
    ['/interior-styling', 2],
  ] as const) {
    const page = await open(route);
    await expect(page.locator('link[rel="preload"][as="font"]'), route).toHaveCount(count);
  }
});
