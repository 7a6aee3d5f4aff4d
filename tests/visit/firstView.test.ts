import { describe, expect, it } from 'vitest';
import { settle } from '../../bench/measure/visit.ts';
import { AVERAGE_PHONE } from '../support/devices.ts';
import { useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/* What the first view does not need waits for it; pictures, on telephones, for the visitor as well. */

const visits = useVisits();
/** Its second gallery begins within what browsers load ahead. */
const ROUTE = '/portfolio';

/** Goes to the page; its banner, or whatever else matches, arrives only when it is let through. */
async function arriveWithout(
  files: string,
  route = ROUTE,
): Promise<{ page: Page; letThrough: () => void }> {
  const page = await visits.arrive(AVERAGE_PHONE);
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<undefined>();
  await page.route(files, async (answer) => {
    await isLetThrough;
    await answer.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return { page, letThrough: () => letThrough(undefined) };
}

/** The names of the pictures that a visitor has, from the top. */
function arrivedPictures(page: Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(({ alt }) => alt),
    );
}

const pictureNumber = (page: Page, index: number) =>
  page.locator('main img').nth(index).getAttribute('alt');

describe('on a phone, a picture', () => {
  it('in sight comes by itself, one further down when the visitor goes on', async () => {
    const page = await visits.open(ROUTE, AVERAGE_PHONE);
    await expect.poll(() => arrivedPictures(page)).toContain(await pictureNumber(page, 1));
    await settle(page);
    const seventh = await pictureNumber(page, 6);
    expect(await arrivedPictures(page)).not.toContain(seventh);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => arrivedPictures(page)).toContain(seventh);
  });

  it('waits for the whole first view, but not when the visitor goes on before', async () => {
    const { page, letThrough } = await arriveWithout('**/*.woff2');
    await page.waitForFunction(() => document.readyState === 'interactive');
    const first = await pictureNumber(page, 0);
    await expect.poll(() => arrivedPictures(page)).toEqual([first]);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => arrivedPictures(page)).toContain(await pictureNumber(page, 1));
    letThrough();
  });

  it('stays where it is when a telephone is turned upright', async () => {
    const page = await visits.open(ROUTE, {
      ...AVERAGE_PHONE,
      viewport: { width: 823, height: 412 },
    });
    await page.locator('html:not([data-arriving="first"])').waitFor();
    await page.setViewportSize({ width: 412, height: 823 });
    const second = page.locator('main img').nth(1);
    expect(await second.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
  });

  it('comes when the window grows down to it, as beside another app, and none further down', async () => {
    const { width, height } = AVERAGE_PHONE.viewport;
    const page = await visits.open(ROUTE, {
      ...AVERAGE_PHONE,
      viewport: { width, height: Math.round(height / 2) },
    });
    await page.locator('html[data-arriving="rest"]').waitFor();
    await settle(page);
    const second = await pictureNumber(page, 1);
    expect(await arrivedPictures(page)).not.toContain(second);
    await page.setViewportSize({ width, height });
    await expect.poll(() => arrivedPictures(page)).toContain(second);
    await settle(page);
    expect(await arrivedPictures(page)).not.toContain(await pictureNumber(page, 6));
  });

  it('is there for whoever prints the page from its top', async () => {
    const page = await visits.open(ROUTE, AVERAGE_PHONE);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => arrivedPictures(page)).toContain(await pictureNumber(page, 6));
  });
});

describe('on a phone, the banner of the home page comes before', () => {
  const asksForRunningText = (page: Page) =>
    page.evaluate(() =>
      Array.from(document.fonts).some(
        ({ family, status }) => family.includes('Hedvig Letters') && status !== 'unloaded',
      ),
    );
  const islands = (page: Page) => page.locator('script[src*="islands"]').count();

  it('the typeface of running text, and what brings sliders to life', async () => {
    const { page, letThrough } = await arriveWithout('**/banner*.avif', '/');
    await page.locator('html[data-started]').waitFor();
    expect(await asksForRunningText(page)).toBe(false);
    expect(await islands(page)).toBe(0);
    letThrough();
    await expect.poll(() => asksForRunningText(page)).toBe(true);
    await expect.poll(() => islands(page)).toBe(1);
  });

  it('neither of them when the visitor goes on before', async () => {
    const { page, letThrough } = await arriveWithout('**/banner*.avif', '/');
    await page.locator('html[data-started]').waitFor();
    await page.mouse.wheel(0, 1);
    await expect.poll(() => asksForRunningText(page)).toBe(true);
    await expect.poll(() => islands(page)).toBe(1);
    letThrough();
  });

  it('that typeface in the end, on every section', async () => {
    const page = await visits.open('/', AVERAGE_PHONE);
    await page.locator('html:not([data-arriving="first"])').waitFor();
    const withoutIt = () =>
      page
        .locator('main > section')
        .evaluateAll((sections) =>
          sections
            .filter((section) => !getComputedStyle(section).fontFamily.includes('Hedvig Letters'))
            .map(({ id }) => id),
        );
    await expect.poll(withoutIt).toEqual([]);
  });
});

it('the first view comes before the name and icons of a home screen', async () => {
  const { page, letThrough } = await arriveWithout('**/*.woff2');
  await page.locator('html[data-started]').waitFor();
  const manifest = page.locator('link[rel="manifest"]');
  expect(await manifest.count()).toBe(0);
  letThrough();
  await manifest.waitFor({ state: 'attached' });
  expect(await manifest.getAttribute('href')).toBe('/site.webmanifest');
});
