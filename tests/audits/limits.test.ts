import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lostWords, sidewaysOverflow } from '../../tools/inspection/textFit.ts';
import { deviceOf, STILL } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { closeFullLengthSites, serveFullLength } from '../support/fullLengthSites.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { unreachableTargets } from '../support/targets.ts';
import { newVisitor } from '../support/visits.ts';
import type { Page } from 'playwright-core';
import type { Hand } from '../support/fullLengthContent.ts';

const HEIGHT = 800;
const PHONES = [320, 390];
const SHEETS = [...PHONES, 768];
const WIDTHS = [...SHEETS, 1000, 1440, 1920];

/** Words of the widest letters, no one like another. */
const WIDEST = Array.from({ length: 128 }, (_, number) =>
  number
    .toString(2)
    .padStart(4 + (number % 4), '0')
    .replaceAll('0', 'M')
    .replaceAll('1', 'W'),
);

const ALPHABET = Array.from('hamburgefonstivdqpwxyzckjl');

const GERMAN = `Wohnraumgestaltungsberatung für Übersichtlichkeit Aufbewahrungsmöglichkeiten und
  Kinderzimmereinrichtung im Hauswirtschaftsraum Küchenschrankbeschriftung mit
  Fertigstellungsbescheinigung Ordnungsliebhaberinnen räumen Dachgeschosswohnungen auf
  Lebensmittelvorratshaltung ohne Grundstücksverkehrsgenehmigung Schlafzimmerkleiderschrank
  Unternehmensphilosophie Zusammengehörigkeitsgefühl wir schaffen Innenarchitekturdienstleistungen
  Bücherregalsysteme oder Garagenbodenbeschichtung über Haushaltsauflösungen`.split(/\s+/u);

const ARABIC = `تنظيم المنازل والمساحات الداخلية بلمسة مرتبة وهادئة نساعدكم على ترتيب خزائن الملابس
  والمطابخ وغرف الأطفال والمرآب خطوة بعد أخرى حتى يصبح كل شيء في مكانه المناسب دون عناء متخصصة`.split(
  /\s+/u,
);

const HANDS: (Hand & { direction: 'ltr' | 'rtl' })[] = [
  { name: 'the widest letters', language: 'en', direction: 'ltr', words: WIDEST, space: ' ' },
  { name: 'one endless word', language: 'en', direction: 'ltr', words: ALPHABET, space: '' },
  { name: 'German compounds', language: 'de', direction: 'ltr', words: GERMAN, space: ' ' },
  { name: 'Arabic', language: 'ar', direction: 'rtl', words: ARABIC, space: ' ' },
];

/** All that is lost on a page as it stands, in windows of these widths. */
async function flaws(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await twoFrames(page);
    const tooWide = await sidewaysOverflow(page);
    const lost = [
      ...(tooWide > 0 ? [`the page is ${tooWide} px too wide`] : []),
      ...(await lostWords(page)).map((words) => `lost: ${words}`),
      ...(await unreachableTargets(page)).map((target) => `out of reach: ${target}`),
    ];
    found.push(...lost.map((flaw) => `${width} px: ${flaw}`));
  }
  return found;
}

/** Wakes what waits until it is seen. */
async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await bringIntoSight(island.locator('> *').first());
    await expect.poll(() => island.getAttribute('ssr')).toBeNull();
  }
}

afterAll(closeFullLengthSites);

describe.each(HANDS)('in $name, as long as the limits allow', (hand) => {
  beforeAll(async () => {
    await serveFullLength(hand);
    // The next one is built while this one is looked at.
    const next = HANDS[HANDS.indexOf(hand) + 1];
    if (next) serveFullLength(next).catch(() => undefined);
  });

  /** Visits a page, and leaves it when it has been seen. */
  async function visit(route: string, look: (page: Page) => Promise<void>): Promise<void> {
    const { url } = await serveFullLength(hand);
    const page = await newVisitor({ ...deviceOf(1000, HEIGHT), ...STILL, baseURL: url });
    try {
      await page.goto(route);
      await look(page);
    } finally {
      await page.context().close();
    }
  }

  it.concurrent.each(ALL_ROUTES)('every word and control of %s has its place', (route) =>
    visit(route, async (page) => {
      expect(await page.locator('html').getAttribute('dir')).toBe(hand.direction);
      await wakeIslands(page);
      expect(await flaws(page)).toEqual([]);
    }),
  );

  it.concurrent('the menu, the pop-up, a failed copy and the draft have theirs', () =>
    visit('/', async (page) => {
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await page.locator('[data-menu-button]').click();
      await page.locator('nav:popover-open').waitFor();
      expect(await flaws(page, SHEETS)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.locator('[aria-haspopup="dialog"]').click();
      await page.locator('dialog:modal').waitFor();
      expect(await flaws(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {}));
      await page.locator('main [data-copy-email]').click();
      await page.locator('main [data-state="failed"]').waitFor();
      await page.locator('[data-draft]').click();
      for (const input of await page.locator('form input').all()) await input.check();
      await page.locator('form [data-copy]').click();
      expect(await flaws(page)).toEqual([]);
    }),
  );

  it.concurrent('an enlarged picture has its words and tools', () =>
    visit('/portfolio', async (page) => {
      await page.locator('a[data-gallery]').first().click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
      expect(await flaws(page)).toEqual([]);
    }),
  );

  if (hand.direction === 'rtl') {
    it('what follows is on the left', () =>
      visit('/', async (page) => {
        await wakeIslands(page);
        const slider = page.locator('[data-state="sliding"]').first();
        const [first, second] = await slider.locator('[aria-live] > *').all();
        await slider.getByRole('button').last().press('ArrowLeft');
        await expect.poll(() => first?.getAttribute('aria-hidden')).toBe('true');
        expect(await second?.getAttribute('aria-hidden')).toBeNull();
      }));
  }
});
