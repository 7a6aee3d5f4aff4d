import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objections } from '../../tools/inspection/axe.ts';
import { PHONE_AND_DESKTOP, STILL } from '../support/devices.ts';
import { motionsOf, watchMotion } from '../support/motion.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { closeAll, PAGE_STATES } from '../support/pageStates.ts';
import { contrastWhileAll } from '../support/pseudoStates.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { lowLinks, smallButtons, smallTargets } from '../support/targets.ts';
import { useLook } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';
import type { Page } from 'playwright-core';

/** Moves the mouse onto everything that can be pressed, one after the other. */
async function pointAtAll(page: Page): Promise<void> {
  const places = await page
    .locator('a[href]:visible:not(.skip-link, [tabindex="-1"]), button:visible')
    .elementHandles();
  expect(places).not.toEqual([]);
  for (const place of places) {
    const { x, y } = await place.evaluate((node) => {
      const element = node as Element;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.move(x, y);
  }
}

/** How many times wider the first line of a heading is when its letters are ten times larger. */
async function growthOf(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .locator('visible=true')
    .evaluate((heading) => {
      const widthAt = (size: number): number => {
        const copy = heading.cloneNode(true) as HTMLElement;
        Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap' });
        copy.style.setProperty('font-size', `${size}px`, 'important');
        heading.after(copy);
        const words = new Range();
        words.selectNodeContents(copy);
        const [line] = words.getClientRects();
        copy.remove();
        return line?.width ?? NaN;
      };
      return widthAt(150) / widthAt(15);
    });
}

/** Brings what is foreign into the page: the directives of its policy that refuse it. */
async function intrude(page: Page): Promise<string[]> {
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    const wanted = 4;
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        directives.push(effectiveDirective);
        if (directives.length === wanted) resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.intruder = "";';
    const style = document.createElement('style');
    style.textContent = 'body { display: none; }';
    const picture = new Image();
    picture.src = 'https://example.com/picture.png';
    document.body.append(script, style, picture);
    document.body.setAttribute('style', 'display: none');
    await all;
    return directives;
  });
  return refused.sort();
}

describe.each(PHONE_AND_DESKTOP)('on $on', ({ device }) => {
  // Nothing hovers over a touch screen (src/styles/styles.test.ts).
  const pointing = device.hasTouch ? [] : (['hover'] as const);

  describe.each(ALL_ROUTES)('%s', (route) => {
    const page = useLook(route, device, STILL, watchMotion);
    beforeAll(() => scrollThrough(page()));

    it('says what the specification asks for, in its order', async () => {
      const words = await textOf(page().getByRole('main'));
      expect(firstMissing(words, WORDS[route])).toBeUndefined();
    });

    it('sets letters where the typeface has them, not on whole pixels', async () => {
      expect(await growthOf(page())).toBeCloseTo(10, 1);
    });

    it('is accessible, and its words stand out', async () => {
      expect(await objections(page())).toEqual([]);
    });

    it.each([...pointing, 'focus-visible', 'active'] as const)(
      'has words that stand out from their ground under %s',
      async (state) => {
        expect(await contrastWhileAll(page(), state)).toEqual([]);
      },
    );

    it('has targets of 24 px and buttons of 44 px', async () => {
      expect(await smallTargets(page())).toEqual([]);
      expect(await smallButtons(page())).toEqual([]);
      if (device.hasTouch) expect(await lowLinks(page())).toEqual([]);
    });

    // WCAG 2.2, 2.3.3: whoever wants no motion gets none.
    it('does not move, neither on the way down nor under the pointer', async () => {
      if (!device.hasTouch) await pointAtAll(page());
      expect(await motionsOf(page())).toEqual([]);
    });

    const states = PAGE_STATES.filter((state) => state.route === route && state.device === device);
    describe.each(states)('when $name', ({ reach }) => {
      beforeAll(() => reach(page()));
      afterAll(() => closeAll(page()));

      it('it is accessible, and its words stand out, pointed at as well', async () => {
        expect(await objections(page())).toEqual([]);
        for (const state of pointing) expect(await contrastWhileAll(page(), state)).toEqual([]);
      });

      it('every button is at least 44 px large, and nothing has moved until then', async () => {
        expect(await smallButtons(page())).toEqual([]);
        expect(await motionsOf(page())).toEqual([]);
      });
    });

    // The last look: the page keeps what it has been given.
    it('lets in no foreign script, style or picture', async () => {
      expect(await intrude(page())).toEqual([
        'img-src',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ]);
      expect(await page().locator('body[data-intruder]').count()).toBe(0);
      expect(await page().getByRole('main').isVisible()).toBe(true);
    });
  });
});
