import { expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { DESKTOP, TABLET } from '../support/devices.ts';
import { UNKNOWN_ROUTE } from '../support/pages.ts';
import { edgesOf, expectLanding } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** In CSS pixels, of a window as on a desk. */
const UPPER_THIRD = 300;

const visits = useVisits();

it('scrolls to the services on "Discover more"', async () => {
  const page = await visits.open('/');
  await page.getByRole('link', { name: 'Discover more' }).click();
  const { bottom } = await edgesOf(page.getByRole('banner'));
  await expectLanding(page.getByRole('heading', { name: 'Our services' }), bottom, UPPER_THIRD);
  expect(new URL(page.url()).hash).toBe('#service');
});

it('begins the page on interior styling with a banner picture from edge to edge', async () => {
  const page = await visits.open('/interior-styling');
  const picture = await edgesOf(page.getByRole('main').getByRole('img').first());
  const title = await edgesOf(page.getByRole('heading', { name: 'Interior styling', level: 1 }));
  expect(picture.right - picture.left).toBe(DESKTOP.viewport.width);
  expect(picture.top).toBeLessThan(title.top);
});

it('gives each of the two service pages a ground of its own', async () => {
  const page = await visits.arrive();
  const grounds: string[] = [];
  for (const route of ['/home-space-organizing', '/interior-styling', '/portfolio']) {
    await page.goto(route);
    const ground = page.locator('body');
    grounds.push(await ground.evaluate((body) => getComputedStyle(body).backgroundColor));
  }
  expect(new Set(grounds).size).toBe(grounds.length);
});

it('hangs the number of the unknown page up in one line, on a tablet as well', async () => {
  const page = await visits.open(UNKNOWN_ROUTE, TABLET);
  const lines = await page.getByText('404', { exact: true }).evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

it('hangs dividers from the shelf, and not above it', async () => {
  const page = await visits.open('/portfolio', TABLET);
  const over = await page.getByRole('region').evaluateAll((sections) =>
    sections.flatMap((section) =>
      [...section.querySelectorAll('li')].flatMap((cell) => {
        const { content, insetBlockStart } = getComputedStyle(cell, '::before');
        // Before and after stand in one frame, and are divided by its handle.
        if (content === 'none') return [];
        const top = cell.getBoundingClientRect().top + Number.parseFloat(insetBlockStart);
        return top - section.getBoundingClientRect().top;
      }),
    ),
  );
  // The line is 2 px high: all end in it or further below, and one for each gallery in it.
  expect(Math.min(...over)).toBeGreaterThan(0);
  expect(over.filter((distance) => distance < 2).length).toBeGreaterThanOrEqual(4);
});

it('pins labels and writes on the dock, where the system chooses the colours', async () => {
  const page = await visits.open('/home-space-organizing', { forcedColors: 'active' });
  const labels = page.getByRole('region').getByRole('heading', { level: 2 });
  const pins = await labels.evaluateAll((all) =>
    all.flatMap((label) =>
      ['', '::before', '::after'].map((part) => {
        const { color, backgroundColor } = getComputedStyle(label, part);
        return part === '' ? color : backgroundColor;
      }),
    ),
  );
  expect(pins.length).toBeGreaterThan(1);
  expect(new Set(pins).size).toBe(1);

  await page.setViewportSize(TABLET.viewport);
  const dock = page.getByRole('banner').locator('[data-kind="contact"]:visible');
  const [words, ground] = await dock.evaluate((link) => {
    const { color, backgroundColor } = getComputedStyle(link);
    return [color, backgroundColor];
  });
  expect(words).not.toBe(ground);
});

it('sets headings and text in the typefaces of the design', async () => {
  const page = await visits.open('/home-space-organizing');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const typeface = async (selector: string): Promise<string | undefined> => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts[0]?.familyName;
  };
  await expect.poll(() => typeface('h1')).toMatch(/^Familjen Grotesk/u);
  await expect.poll(() => typeface('main p')).toMatch(/^Hedvig Letters Serif/u);
});

it('opens the credit in a new tab that knows nothing of this one', async () => {
  const page = await visits.open('/portfolio');
  const url = new URL(business.credit.url).href;
  await page.context().route(url, (route) => route.fulfill({ body: 'Hello' }));
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('contentinfo').getByRole('link', { name: business.credit.name }).click(),
  ]);
  await opened.waitForURL(url);
  expect(await opened.evaluate(() => opener as unknown)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/portfolio');
});
