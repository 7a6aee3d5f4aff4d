import sharp from 'sharp';
import { DESKTOP, MOVING, PHONE, STILL } from '../support/devices.ts';
import { jumpTo } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A difference of this many levels of 255 is seen. */
const VISIBLE = 24;

/** Waits until all things have slipped out of their places. */
function waitForUntidy(page: Page): Promise<void> {
  return page.locator('.untidy[data-slipped]').waitFor();
}

/** The share of the picture in the window that looks different without the layer. */
async function untidyShare(page: Page): Promise<number> {
  const layer = page.locator('.untidy');
  const look = async () =>
    sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
  const withLayer = await look();
  await layer.evaluate((element) => (element as HTMLElement).style.setProperty('display', 'none'));
  const photograph = await look();
  await layer.evaluate((element) => (element as HTMLElement).style.removeProperty('display'));
  const seen = photograph.filter(
    (level, index) => Math.abs(level - (withLayer[index] ?? 0)) > VISIBLE,
  );
  return seen.length / photograph.length;
}

for (const [name, device] of [
  ['a phone', PHONE],
  ['a wide window', DESKTOP],
] as const) {
  test(`things on the shelf are out of place in ${name} until the visitor scrolls`, async ({
    open,
  }) => {
    const page = await open('/', { ...device, ...MOVING });
    await waitForUntidy(page);
    expect(await untidyShare(page)).toBeGreaterThan(0.008);

    // All things are in their places; the layer is still there.
    await jumpTo(page, 0.365 * device.viewport.height);
    await expect(async () => expect(await untidyShare(page)).toBeLessThan(0.004)).toPass();
    await jumpTo(page, 0.5 * device.viewport.height);
    await expect(page.locator('.untidy')).toBeHidden();
  });
}

test('a visitor who scrolls at once sees things return, and the photograph', async ({ open }) => {
  const page = await open('/', { ...DESKTOP, ...MOVING });
  await page.locator('.untidy').waitFor();
  await jumpTo(page, 50);
  await expect(page.locator('.untidy')).toHaveCount(0);
});

test('a shelf that was tidied stays so for the visit', async ({ open }) => {
  const page = await open('/', { ...DESKTOP, ...MOVING });
  await waitForUntidy(page);
  await jumpTo(page, DESKTOP.viewport.height);
  await expect(page.locator('.untidy')).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await jumpTo(page, 0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const code = page.waitForResponse(/untidyShelf\.[\w-]+\.js/u);
  await page.reload();
  const address = (await code).url();
  await page.evaluate(async (url) => void (await import(url)), address);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
});

test('the photograph stays the largest paint, and the layer shifts nothing', async ({ arrive }) => {
  const page = await arrive({ ...DESKTOP, ...MOVING });
  await page.addInitScript(() => {
    const seen = { largest: '', moved: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest = (Reflect.get(entry, 'element') as Element | null)?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      const sources = list.getEntries().flatMap((entry) => {
        return Reflect.get(entry, 'sources') as { node: Node | null }[];
      });
      // Letters may move when their typeface loads.
      const picture = document.querySelector('[data-untidy]');
      const moved = sources.filter(({ node }) => picture?.contains(node));
      seen.moved.push(...moved.map(({ node }) => node?.nodeName ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await waitForUntidy(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual({
    largest: 'IMG',
    moved: [],
  });
});

for (const [name, options] of [
  ['under reduced motion', STILL],
  ['without scripts', { javaScriptEnabled: false }],
] as const) {
  test(`the shelf stays tidy ${name}, without requests`, async ({ arrive }) => {
    const page = await arrive(options);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('untidy'))).toEqual([]);
    await expect(page.locator('.untidy')).toHaveCount(0);
  });
}
