import { describe, expect } from 'vitest';
import { journey, NARROW, WIDE } from './support/journey.ts';
import { PAGES } from '../support/pages.ts';
import type { Visitor } from './support/visitor.ts';
import { home } from '../support/content.ts';

/** Scrolls down by one window after the other, and waits for the pictures of each. */
async function readToTheEnd(visitor: Visitor): Promise<void> {
  for (let hasMore = true; hasMore;) {
    await expect.poll(() => visitor.evaluate(missingPictures)).toEqual([]);
    hasMore = await visitor.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY > before;
    });
  }
}

/** The pictures in the window that are not drawn yet. Runs in the page. */
function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && image.checkVisibility();
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ alt }) => alt);
}

/** The typeface that words are to be set in, as soon as its file is there. Runs in the page. */
function loadedTypeface(selector: string): string | undefined {
  const words = document.querySelector(selector);
  if (!words) return undefined;
  const plain = (family = ''): string => family.trim().replaceAll('"', '');
  const first = plain(getComputedStyle(words).fontFamily.split(',')[0]);
  const isLoaded = [...document.fonts].some(
    ({ family, status }) => plain(family) === first && status === 'loaded',
  );
  return isLoaded ? first : undefined;
}

describe('reading', () => {
  journey('the home page has its chapters in order', async ({ visitor }) => {
    await visitor.open('/');
    const { services, portfolio, about, testimonials, contact } = home;
    const chapters = [services, portfolio, about, testimonials, contact].map(({ label }) => label);
    const headings = await visitor.names('heading');
    expect(headings[0]).toBe(home.banner.headline.join(' '));
    expect(headings.filter((heading) => chapters.includes(heading))).toEqual(chapters);
  });

  journey('the home page says everything it has to say', async ({ visitor }) => {
    await visitor.open('/');
    const text = await visitor.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
    const { organizing, styling, products } = home.services;
    const said = [
      ...[organizing, styling, products].flatMap((service) => [service.title, service.text]),
      ...home.about.counters.map(({ label }) => label),
      ...home.about.highlights.map(({ title }) => title),
      ...home.testimonials.paragraphs,
      home.contact.prompt,
    ];
    for (const words of said) expect(text).toContain(words);
  });

  journey('the counters come to rest at their numbers', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.evaluate(() =>
      document.getElementById('about')?.scrollIntoView({ behavior: 'instant' }),
    );
    const shown = (): Promise<string[]> =>
      visitor.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#about [data-state="still"]')].map(
          (number) => number.parentElement?.innerText.trim() ?? '',
        ),
      );
    const numbers = home.about.counters.map(({ value, suffix }) => `${value}${suffix}`);
    await expect.poll(shown).toEqual(numbers);
  });

  const windows = [
    { size: WIDE, name: 'wide' },
    { size: NARROW, name: 'narrow' },
  ];
  describe.each(windows)('in a $name window', ({ size }) => {
    journey.for(PAGES)('%s draws every picture in sight', async (page, { visitor }) => {
      await visitor.resize(size);
      await visitor.open(page);
      await readToTheEnd(visitor);
    });
  });

  const TYPEFACES = [
    { selector: 'h1', typeface: 'Familjen Grotesk' },
    { selector: 'main p', typeface: 'Hedvig Letters Serif' },
  ];
  journey.for(TYPEFACES)('$selector is set in $typeface', async (words, { visitor }) => {
    await visitor.open('/');
    const { selector, typeface } = words;
    const setIn = (): Promise<string | undefined> => visitor.evaluate(loadedTypeface, selector);
    // The file's own name follows after a hyphen, that of a fallback after a colon.
    await expect.poll(setIn).toMatch(new RegExp(`^${typeface}(?:-[a-z\\d]+)?$`, 'u'));
  });
});
