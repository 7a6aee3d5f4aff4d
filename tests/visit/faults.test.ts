import { describe, expect, it } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { SLOW_3G } from '../../tools/support/slow3g.ts';
import { gallery, home, messages, navigation } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { useFault } from '../support/faultyVisit.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { sliderNamed, WORDS } from '../support/sliderVisit.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';
import type { Fault } from '../support/faultyVisit.ts';

/** What the browser notes when the first words or pictures are painted. */
const FIRST_PAINT = 'first-contentful-paint';

/**
 * What leaves a page without its scripts, for a while or for good. With scripting off, noScript.test.ts
 * reads every page; what is on its way looks as what is lost.
 */
const WITHOUT_SCRIPTS: (Fault & { paths: readonly string[] })[] = [
  { name: 'scripting is off', options: { javaScriptEnabled: false }, paths: [] },
  { name: 'no script arrives', strikes: 'script', how: 'lost', paths: ALL_ROUTES },
  { name: 'scripts are still on their way', strikes: 'script', how: 'held', paths: ['/'] },
];

const visits = useVisits();

/** Reads pages from top to bottom: some words come only when their place is in sight. */
async function expectReadable(page: Page): Promise<void> {
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  for (const section of await page.locator('main > *').all()) {
    const unreadable = () => section.evaluate(unreadableWords);
    await expect.poll(unreadable, { message: page.url() }).toEqual([]);
  }
}

/** Goes to a section: its words that nobody can see, though they are meant to be seen. */
function unreadableWords(section: Element): string[] {
  section.scrollIntoView({ behavior: 'instant' });
  return [...section.querySelectorAll('h1, h2, h3, p, li, a')]
    .filter((element) => element.textContent.trim() !== '')
    .filter((element) => !element.closest('dialog, template, [aria-hidden="true"]'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isDrawn || width === 0 || height === 0;
    })
    .map(({ textContent }) => textContent);
}

function naturalWidth(picture: HTMLElement | SVGElement): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}

/** When something was painted, in milliseconds from the start of the visit; 0 if not yet. */
function paintedAt(name: string): number {
  return performance.getEntriesByName(name)[0]?.startTime ?? 0;
}

async function standsInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [picture, frame] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!picture || !frame) return false;
  return picture.x >= frame.x - 1 && picture.x + picture.width <= frame.x + frame.width + 1;
}

/** Sees the sliders play, as they do once the scripts are there. */
async function expectPlaying(page: Page): Promise<void> {
  await page.locator('#service').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: WORDS.pause }).first().waitFor();
}

describe.each(WITHOUT_SCRIPTS)('while $name', ({ paths, ...fault }) => {
  const visit = useFault(fault);

  it.each(paths)('%s can be read', async (path) => {
    await visit().go(path);
    await expectReadable(visit().page);
  });

  it('a thumbnail opens its picture', async () => {
    const { go, page } = visit();
    await go('/portfolio');
    const { pictures } = gallery('garage-oasis');
    const alt = pictures[1]?.alt ?? '';
    const words = { index: 2, total: pictures.length, alt };
    const name = fillIn(messages.gallery.openPicture, words);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/\/_astro\/[^/]+$/u, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('img').evaluate(naturalWidth)).toBeGreaterThan(0);
  });

  it('every picture of a service can be scrolled to', async () => {
    const { go, page } = visit();
    await go('/');
    const slider = sliderNamed(page);
    const shown = slider.getByRole('img');
    expect(await shown.count()).toBe(home.services.organizing.pictures.length);
    await expect.poll(() => slider.getByRole('button').count()).toBe(0);
    await slider.scrollIntoViewIfNeeded();
    for (const picture of await shown.all()) {
      await picture.evaluate((image) =>
        image.scrollIntoView({ inline: 'start', block: 'nearest' }),
      );
      await expect.poll(() => standsInside(picture, slider)).toBe(true);
    }
  });

  it('the counters show their numbers', async () => {
    const about = visit().page.locator('#about');
    for (const { value, suffix } of home.about.counters) {
      await about.getByText(`${value}${suffix}`, { exact: true }).waitFor();
    }
  });

  it('no button is offered that needs a script', async () => {
    const section = visit().page.locator('#contact-us');
    await section.getByRole('link', { name: messages.contact.writeEmail }).waitFor();
    expect(await section.getByRole('button').count()).toBe(0);
  });

  it('the menu of a telephone opens and leads on', async () => {
    const { page } = visit();
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: messages.menu.open, exact: true }).click();
    const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
    const [entry] = navigation.entries;
    await menu.getByRole('link', { name: entry?.label ?? '' }).click();
    await page.waitForURL(`**${entry?.href}`, { waitUntil: 'commit' });
  });

  if (fault.how === 'held') {
    it('everything moves as soon as they have arrived', async () => {
      const { go, mend, page } = visit();
      await go('/');
      await mend();
      await expectPlaying(page);
      const button = page.getByRole('button', { name: messages.contact.copyEmail });
      await expect.poll(() => button.count()).toBeGreaterThan(0);
    });
  }
});

describe.each<Fault & { paths: readonly string[] }>([
  {
    name: 'no picture arrives',
    strikes: 'image',
    how: 'lost',
    paths: ['/', '/portfolio'],
  },
  { name: 'no font arrives', strikes: 'font', how: 'lost', paths: ['/', '/portfolio'] },
  {
    name: 'fonts are still on their way',
    strikes: 'font',
    how: 'held',
    paths: ['/', '/portfolio'],
  },
])('while $name', ({ paths, ...fault }) => {
  const visit = useFault(fault);

  it.each(paths)('%s is painted and can be read', async (path) => {
    const { go, page } = visit();
    await go(path);
    await expectReadable(page);
    await expect.poll(() => page.evaluate(paintedAt, FIRST_PAINT)).toBeGreaterThan(0);
  });

  if (fault.strikes === 'image') {
    it('a picture leaves its description', async () => {
      const { go, page } = visit();
      await go('/');
      const banner = page.getByRole('img', { name: home.banner.picture.alt });
      await banner.waitFor();
      expect(await banner.evaluate(naturalWidth)).toBe(0);
    });
  }
});

describe('on a slow telephone line', () => {
  const GOOD_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const SLOWEST_PAINT_MS = 10_000;
  const KINDS = ['script', 'font', 'image'];

  const visit = useFault({ name: 'slow', options: PHONE });

  it('the home page is read though the first file of each kind is lost, and whole when loaded again', async () => {
    const { go, page } = visit();
    const left = new Set(KINDS);
    await page.route('**/*', (route) =>
      left.delete(route.request().resourceType()) ? route.abort() : route.fallback(),
    );
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_3G);
    await go('/');
    await expect.poll(() => page.evaluate(paintedAt, FIRST_PAINT)).toBeGreaterThan(0);
    expect(await page.evaluate(paintedAt, FIRST_PAINT)).toBeLessThan(SLOWEST_PAINT_MS);
    await line.send('Network.emulateNetworkConditions', GOOD_LINE);
    await expectReadable(page);
    expect([...left]).toEqual([]);

    await page.reload();
    await expectPlaying(page);
    const banner = page.getByRole('img', { name: home.banner.picture.alt });
    await expect.poll(() => banner.evaluate(naturalWidth)).toBeGreaterThan(0);
  });
});

it('a page that is printed before it is read has the headings of all that is printed', async () => {
  const page = await visits.open('/');
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main > section h2');
  expect(await headings.count()).toBeGreaterThan(1);
  const hidden = (): Promise<string[]> =>
    headings.evaluateAll((all) =>
      all
        .filter((heading) => !heading.closest('dialog'))
        .filter((heading) => heading.closest('section')?.checkVisibility())
        .filter((heading) => !heading.checkVisibility({ opacityProperty: true }))
        .map(({ textContent }) => textContent),
    );
  await expect.poll(hidden).toEqual([]);
});
