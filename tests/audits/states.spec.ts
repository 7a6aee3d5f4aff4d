import { axeIssues, contrastIssues } from '../../tools/inspection/axe.ts';
import { PHONE, STILL } from '../support/devices.ts';
import { expectLargeTextFits } from '../support/fits.ts';
import { openEnquiry, openMenu, openPicture, openPopup } from '../support/pageStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { smallTargets, unreachableTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';

const soft = expect.configure({ soft: true });

const MAX_STOPS = 120;
/** A light page and a dark one, with all kinds of controls. */
const FOCUS_IN_SYSTEM_COLORS = ['/', '/site-map'];
/** WCAG 2.2, 2.4.13; CSS pixels. */
const MIN_RING = 2;

// One page per theme and header.
for (const route of ['/', '/home-space-organizing', '/interior-styling', '/site-map']) {
  test(`${route} has contrast on hover, on focus and in forced colours`, async ({ open }) => {
    const page = await open(route, STILL);
    await expectVisibleFocus(page);
    await hoverEverything(page);
    soft(await contrastIssues(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    soft(await contrastIssues(page)).toEqual([]);
    if (!FOCUS_IN_SYSTEM_COLORS.includes(route)) return;
    await page.goto(route);
    await expectVisibleFocus(page);
  });
}

// limits.spec.ts proves that longer texts fit in these parts at all widths.
for (const [name, route, openPart] of [
  ['the menu', '/', openMenu],
  ['the menu of a service', '/interior-styling', openMenu],
  ['the menu of the site map', '/site-map', openMenu],
  ['the pop-up', '/', openPopup],
  ['the enquiry form', '/', openEnquiry],
  ['the lightbox', '/home-space-organizing', openPicture],
] as const) {
  test(`${name} is accessible on a phone, also with large text`, async ({ open }) => {
    const page = await open(route, { ...PHONE, ...STILL });
    await scrollThrough(page);
    await openPart(page);
    await expectVisibleFocus(page);
    await soft.poll(() => axeIssues(page)).toEqual([]);
    soft(await smallTargets(page)).toEqual([]);
    await soft.poll(() => unreachableTargets(page)).toEqual([]);
    if (openPart !== openPicture) await expectLargeTextFits(page);
  });
}

async function hoverEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const links = { nodeId: root.nodeId, selector: 'a, button' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', links);
  const forcedPseudoClasses = ['hover'];
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

/** Tabs through the page: each control is visible, and each kind has a focus ring. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const kinds = new Set<string>();
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const kind = await page.evaluate(markNewStop);
    if (kind === undefined) break;
    await soft.poll(() => page.evaluate(isFocusCovered), kind).toBe(false);
    if (!kinds.has(kind))
      await soft.poll(() => page.evaluate(countRings, MIN_RING), kind).toBeGreaterThan(0);
    kinds.add(kind);
  }
  expect(kinds.size).toBeGreaterThan(0);
}

/** The kind of a newly focused control; undefined at the end. */
function markNewStop(): string | undefined {
  const { activeElement: element } = document;
  if (!element || element === document.body || element.hasAttribute('data-stop')) return undefined;
  element.setAttribute('data-stop', '');
  return `${element.localName}.${element.className}`;
}

function isFocusCovered(): boolean {
  const element = document.activeElement ?? document.body;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !onTop || !(element.contains(onTop) || onTop.contains(element));
}

/** Number of visible outlines that focus adds around the control or its neighbours. */
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
