import { describe, expect, it } from 'vitest';
import { settle } from '../../bench/measure/visit.ts';
import { messages } from '../support/content.ts';
import { DESKTOP, PHONE_AND_DESKTOP } from '../support/devices.ts';
import { listen } from '../support/listening.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useLook, useVisits } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';
import type { Heard } from '../support/listening.ts';

/** As a browser says it of a ground through which all is seen. */
const CLEAR = 'rgba(0, 0, 0, 0)';
const WITHOUT_SCRIPT = { javaScriptEnabled: false };

const visits = useVisits();

/** Texts in the content that no one can see: transparent, hidden or of no size. */
function unseenTexts(main: Element): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const unseen: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    // Buttons are for what only a script can do; the pop-up is closed. Rightly they are not there.
    const isLeftOut = parent?.closest('script, style, button, dialog, [aria-hidden="true"]');
    if (!parent || words === '' || isLeftOut) continue;
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen) unseen.push(words);
  }
  return unseen;
}

describe.each(PHONE_AND_DESKTOP)('without script, on $on', ({ device }) => {
  describe.each(ALL_ROUTES)('%s', (route) => {
    let heard: Heard;
    const page = useLook(route, device, WITHOUT_SCRIPT, (fresh) => {
      heard = listen(fresh);
      return Promise.resolve();
    });

    it('says everything it says with script', async () => {
      const main = page().getByRole('main');
      expect(firstMissing(await textOf(main), WORDS[route])).toBeUndefined();
      expect(await main.evaluate(unseenTexts)).toEqual([]);
    });

    it('is quiet', async () => {
      await page().keyboard.press('End');
      await settle(page());
      expect(heard.complaints).toEqual([]);
      expect(heard.strangers).toEqual([]);
      expect(heard.scripts).toEqual([]);
    });
  });
});

it('without script, before and after stand side by side', async () => {
  const page = await visits.open('/portfolio', { ...DESKTOP, ...WITHOUT_SCRIPT });
  const { before, after } = messages.gallery;
  const [first, second] = await Promise.all(
    [before, after].map((name) =>
      edgesOf(page.getByRole('link', { name: `${name}.` }).locator('img')),
    ),
  );
  expect(first?.top).toBe(second?.top);
  expect(first?.right).toBeLessThan(second?.left ?? 0);
  expect(await page.getByRole('slider').count()).toBe(0);
});

it('without script, the header of the home page stands over the banner', async () => {
  const page = await visits.open('/', { ...DESKTOP, ...WITHOUT_SCRIPT });
  const header = page.getByRole('banner');
  const [{ top, bottom }, banner] = await Promise.all([
    edgesOf(header),
    edgesOf(page.locator('main > :first-child')),
  ]);
  expect(top).toBe(0);
  expect(bottom).toBeGreaterThan(banner.top);
  expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(CLEAR);
  const menu = page.getByRole('navigation');
  expect(await menu.getByRole('link').first().isVisible()).toBe(true);
});
