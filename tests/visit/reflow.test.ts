import { describe, expect, it } from 'vitest';
import { lostWords, sidewaysOverflow } from '../../tools/inspection/textFit.ts';
import { DESKTOP, deviceOf, PHONE, STILL, TABLET } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { openDraft, openMenu, openPicture, openPopup } from '../support/pageStates.ts';
import { edgesOf } from '../support/scrolling.ts';
import { unreachableTargets } from '../support/targets.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';

const DOUBLE_SIZE = ':root { font-size: 200%; }';
/** The spacing that WCAG 2.2 (1.4.12) lets visitors ask for. */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

const HEIGHT = 640;
/** A tablet held upright, and a telephone held sideways. */
const [TALL, LOW] = [900, 375];

/** Lays the page out anew: for a window of this width, and with a visitor's own style. */
async function layOut(page: Page, width: number, style = ''): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
  await twoFrames(page);
}

async function expectAllInPlace(page: Page): Promise<void> {
  expect(await lostWords(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** Words that begin on one line and end on another, as their place is too narrow for them. */
function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const divided: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => top)).size > 1) divided.push(word);
      }
    }
    return divided;
  });
}

/** One page with a finger and one with a mouse are laid out for all widths of their kind. */
describe.each([
  {
    by: 'a finger',
    device: PHONE,
    widths: [320, 360, 599, 600, 640, 899],
    readers: [PHONE, TABLET],
  },
  { by: 'a mouse', device: DESKTOP, widths: [900, 1024, 2560], readers: [DESKTOP] },
])('with $by', ({ device, widths, readers }) => {
  describe.each(ALL_ROUTES)('nothing is lost of %s', (route) => {
    const page = useLook(route, device, STILL);

    it.each(widths)('%i px wide', async (width) => {
      await layOut(page(), width);
      await expectAllInPlace(page());
      expect(await dividedWords(page())).toEqual([]);
    });

    it.each(readers.map(({ viewport }) => viewport.width))(
      '%i px wide, with text of double size, or spread wide',
      async (width) => {
        await layOut(page(), width, DOUBLE_SIZE);
        await expectAllInPlace(page());
        await layOut(page(), width, WIDE_SPACING);
        await expectAllInPlace(page());
      },
    );
  });
});

describe.each([
  { what: 'the open menu', route: '/portfolio', open: openMenu },
  { what: 'the message that writes itself', route: '/', open: openDraft },
])('$what', ({ route, open }) => {
  const visits = useVisits();

  it.each([
    { how: 'in a window 320 px wide', width: 320, style: '' },
    { how: 'with text of double size', width: PHONE.viewport.width, style: DOUBLE_SIZE },
    { how: 'with wide spacing', width: PHONE.viewport.width, style: WIDE_SPACING },
  ])('can be read $how', async ({ width, style }) => {
    const page = await visits.open(route, { ...deviceOf(width, HEIGHT), ...STILL });
    await layOut(page, width, style);
    await open(page);
    await expectAllInPlace(page);
  });
});

describe('between the widths of telephones and tablets', () => {
  const visits = useVisits();

  it.each([600, 680, 760])('the pop-up is whole, %i px wide', async (width) => {
    const page = await visits.open('/', { ...deviceOf(width, TALL), ...STILL });
    await openPopup(page);
    await expectAllInPlace(page);
    expect(await dividedWords(page)).toEqual([]);
  });

  it.each([
    [600, TALL],
    [720, TALL],
    [667, LOW],
  ])('nothing lies on the tools of an enlarged picture, %i x %i px', async (width, height) => {
    const page = await visits.open('/home-space-organizing', {
      ...deviceOf(width, height),
      ...STILL,
    });
    await openPicture(page);
    expect(await unreachableTargets(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    const count = await edgesOf(dialog.getByText('2 of 7'));
    for (const tool of await dialog.getByRole('button').all()) {
      const { left, right, top, bottom } = await edgesOf(tool);
      const isBeside = count.right <= left || right <= count.left;
      expect(isBeside || count.bottom <= top || bottom <= count.top).toBe(true);
    }
  });
});
