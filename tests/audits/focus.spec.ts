import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { openDraft, openMenu, openPicture, openPopup } from '../support/pageStates.ts';
import { expect, test } from '../support/test.ts';

const soft = expect.configure({ soft: true });

const MAX_STOPS = 120;
/** WCAG 2.2, 2.4.13; CSS pixels. */
const MIN_WIDTH = 2;
const FORCED_COLORS = { ...DESKTOP, forcedColors: 'active' } as const;

for (const [name, route, device, openPart] of [
  ['the home page', '/', DESKTOP, undefined],
  ['the organizing page', '/home-space-organizing', DESKTOP, undefined],
  ['the portfolio', '/portfolio', DESKTOP, undefined],
  ['the site map', '/site-map', DESKTOP, undefined],
  ['the home page in the system’s colours', '/', FORCED_COLORS, undefined],
  ['the menu', '/', PHONE, openMenu],
  ['the pop-up', '/', DESKTOP, openPopup],
  ['the enquiry helper', '/', PHONE, openDraft],
  ['the lightbox', '/portfolio', DESKTOP, openPicture],
] as const) {
  test(`every control of ${name} shows a ring and is in sight when it has the focus`, async ({
    open,
  }) => {
    const page = await open(route, { ...device, ...STILL });
    await openPart?.(page);
    const kinds = new Set<string>();
    for (let count = 0; count < MAX_STOPS; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(lookAtNewStop);
      if (!stop) break;
      expect.soft(stop.isCovered, stop.kind).toBe(false);
      if (kinds.has(stop.kind)) continue;
      kinds.add(stop.kind);
      await soft.poll(() => page.evaluate(countRings, MIN_WIDTH), stop.kind).toBeGreaterThan(0);
    }
    expect(kinds.size).toBeGreaterThan(0);
  });
}

/** The control that has the focus for the first time; undefined at the end of the page. */
function lookAtNewStop(): { kind: string; isCovered: boolean } | undefined {
  const { activeElement: element } = document;
  if (!element || element === document.body || element.hasAttribute('data-stop')) return undefined;
  element.setAttribute('data-stop', '');
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    kind: `${element.localName}.${element.className}`,
    isCovered: !onTop || !(element.contains(onTop) || onTop.contains(element)),
  };
}

/** How many lines of a visible colour appear around the focused control, or around parts beside it. */
function countRings(minWidth: number): number {
  const element = document.activeElement as HTMLElement;
  const parent = element.parentElement ?? document.body;
  const outlines = () =>
    [parent, ...parent.querySelectorAll('*')].flatMap((box) =>
      ['', '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box, part);
        const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= minWidth;
        return isSeen ? outlineColor : 'transparent';
      }),
    );
  const focused = outlines();
  element.blur();
  const blurred = outlines();
  element.focus({ preventScroll: true });
  const isTransparent = (color: string) => /transparent|(?:, |\/ )0\)$/u.test(color);
  return focused.filter((color, index) => color !== blurred[index] && !isTransparent(color)).length;
}
