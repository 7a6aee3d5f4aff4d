import { describe, expect } from 'vitest';
import { home } from '../support/content.ts';
import { PAGES, UNKNOWN_ROUTE } from '../support/pages.ts';
import { journey, NARROW, WIDE } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const SMALLEST = { width: 320, height: 640 };

/** Scrolls down by one window after the other, and waits for the pictures of each. */
async function readToTheEnd(visitor: Visitor): Promise<void> {
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let hasMore = true; hasMore;) {
    await expect.poll(() => visitor.evaluate(missingPictures)).toEqual([]);
    hasMore = await visitor.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY > before;
    });
  }
}

/** The pictures in sight that are not drawn yet. Runs in the page. */
async function missingPictures(): Promise<string[]> {
  const things = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries);
    });
    // The page itself as well: without anything to observe there would be no answer.
    for (const thing of [document.body, ...document.images]) observer.observe(thing);
  });
  return things
    .filter(({ isIntersecting }) => isIntersecting)
    .map(({ target }) => target)
    .filter((target) => target instanceof HTMLImageElement)
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

/**
 * The words that end one line and begin the next, but not between syllables, as far as the engine knows
 * the syllables of the language at all. Runs in the page.
 */
function brokenWords(): string[] {
  /** Before which letters of a text a new line begins. */
  const breaksOf = (text: Text, from: number, to: number): number[] => {
    const lines = Array.from({ length: to - from }, (_, index) => {
      const letters = document.createRange();
      letters.setStart(text, from);
      letters.setEnd(text, from + index + 1);
      return letters.getClientRects().length;
    });
    return lines.flatMap((line, index) => (line > (lines[index - 1] ?? line) ? [index] : []));
  };
  const syllables = (word: string): number[] => {
    const column = document.createElement('p');
    column.style.cssText = 'inline-size: 0; hyphens: auto; hyphenate-limit-chars: auto';
    column.style.overflowWrap = 'normal';
    const text = new Text(word);
    column.append(text);
    document.body.append(column);
    const breaks = breaksOf(text, 0, word.length);
    column.remove();
    return breaks;
  };
  if (syllables('organizing').length === 0) return [];

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts
    .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }))
    .filter(({ parentElement }) => !parentElement?.closest('[data-email], .visually-hidden'))
    .flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}’']+/gu)]
        .map(({ 0: word, index }) => ({
          word,
          breaks: breaksOf(text, index, index + word.length),
        }))
        .filter(({ word, breaks }) => breaks.some((place) => !syllables(word).includes(place)))
        .map(({ word, breaks }) => `${word} (${breaks.join()})`),
    );
}

describe('reading', () => {
  journey.for(PAGES)(
    '%s draws its pictures, and never scrolls sideways',
    async (page, { visitor }) => {
      await visitor.open(page);
      for (const size of [WIDE, NARROW]) {
        await visitor.resize(size);
        await readToTheEnd(visitor);
      }
      await visitor.resize(SMALLEST);
      await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(SMALLEST.width);
      const sideways = await visitor.evaluate(() => {
        scrollTo({ left: 1000, behavior: 'instant' });
        return scrollX;
      });
      expect(sideways).toBe(0);
    },
  );

  journey('the home page says everything, in its order and its typefaces', async ({ visitor }) => {
    await visitor.open('/');
    const { banner, services, portfolio, about, testimonials, contact } = home;
    const chapters = [services, portfolio, about, testimonials, contact].map(({ label }) => label);
    const headings = await visitor.names('heading');
    expect(headings[0]).toBe(banner.headline.join(' '));
    expect(headings.filter((heading) => chapters.includes(heading))).toEqual(chapters);

    const text = await visitor.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
    const said = [
      ...[services.organizing, services.styling, services.products].flatMap((service) => [
        service.title,
        service.text,
      ]),
      ...about.counters.map(({ label }) => label),
      ...about.highlights.map(({ title }) => title),
      ...testimonials.paragraphs,
      contact.prompt,
    ];
    for (const words of said) expect(text).toContain(words);

    // What stands in for it has another name.
    const setIn = (selector: string) => () => visitor.evaluate(loadedTypeface, selector);
    await expect.poll(setIn('h1')).toBe('Familjen Grotesk');
    await expect.poll(setIn('main p')).toBe('Hedvig Letters Serif');
  });

  journey('the counters count, and come to rest at their numbers', async ({ visitor }) => {
    await visitor.open('/');
    // What counts is hidden from screen readers: they hear the number itself, which lies under it.
    const counting = (): Promise<number[]> =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('#about p [aria-hidden="true"]')].map(({ textContent }) =>
          Number(textContent),
        ),
      );
    // Their script is ready before they come into sight.
    await visitor.evaluate(() => {
      const number = document.querySelector('#about p');
      const top = (number?.getBoundingClientRect().top ?? 0) - innerHeight - 100;
      scrollBy({ top, behavior: 'instant' });
    });
    await expect.poll(counting).toEqual(home.about.counters.map(() => 0));
    await visitor.evaluate(() =>
      document.getElementById('about')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(counting).toContainEqual(expect.toSatisfy((count: number) => count > 0));
    await expect.poll(counting).toEqual([]);
    const text = await visitor.evaluate(() => document.getElementById('about')?.innerText);
    for (const { value, suffix } of home.about.counters)
      expect(text).toContain(`${value}${suffix}`);
  });

  journey(
    'words too long for a window with large text are divided by syllables',
    async ({ visitor }) => {
      await visitor.resize(NARROW);
      for (const route of [...PAGES, UNKNOWN_ROUTE]) {
        await visitor.open(route);
        await visitor.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        // Once the typefaces are there, which may be a moment later.
        await expect.poll(() => visitor.evaluate(brokenWords), { message: route }).toEqual([]);
      }
    },
  );
});
