import { join, relative } from 'node:path';
import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { formatIssue } from '../../content-check/issue.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../../node/paths.ts';
import { STILL } from '../support/devices.ts';
import { expectEverythingFits } from '../support/fits.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { openEnquiry, openMenu, openPicture, openPopup } from '../support/pageStates.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { serveContent } from '../support/serveSite.ts';
import { unreachableTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';
import { ALL_KINDS, kindsIn, writeLongestContent } from './longestContent.ts';

const HEIGHT = 800;
/** The smallest window, a tablet, and a narrow and a usual window of the wide layout. */
const WIDTHS = [320, 768, 1000, 1440];
const BUILD_TIMEOUT_MS = 400_000;

const ARABIC = `تنظيم المنازل والمساحات الداخلية بلمسة مرتبة وهادئة نساعدكم على ترتيب خزائن الملابس
  والمطابخ وغرف الأطفال والمرآب خطوة بعد أخرى حتى يصبح كل شيء في مكانه المناسب دون عناء متخصصة`
  .replaceAll(/\s+/gu, ' ')
  .repeat(50);

/** Hashes, in the policy and in the names of files, may be capital letters as well. */
const HASHES_OR_LETTERS = /<meta http-equiv[^>]+>|\/_astro\/[\w.-]+|\b(?!DOCTYPE)[A-Z]{6,}/gu;

/** Rewrites the built pages, which contain Latin letters in a right-to-left language. */
const SCRIPTS = {
  'wide letters': {
    direction: 'ltr',
    widths: WIDTHS,
    rewrite: (page: string) => page.replace('lang="ar" dir="rtl"', 'lang="en" dir="ltr"'),
  },
  Arabic: {
    direction: 'rtl',
    widths: [320, 700, 1000],
    rewrite: (page: string) =>
      page.replace(HASHES_OR_LETTERS, (found) =>
        /^[A-Z]/u.test(found) ? ARABIC.slice(found.length, 2 * found.length) : found,
      ),
  },
};

/** Parts that a visitor opens; the lightbox last, because it changes the URL. */
const PARTS: [name: string, route: string, open: (page: Page) => Promise<void>][] = [
  ['the pop-up', '/', openPopup],
  ['the enquiry form', '/', fillInEnquiry],
  ['a failed copy', '/', failToCopy],
  ['the lightbox', '/portfolio', openPicture],
];

test('every text and control fits with texts and lists at their limits', async ({ arrive }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await using server = await serveLongestContent();
  for (const [script, { direction, widths, rewrite }] of Object.entries(SCRIPTS)) {
    const page = await arrive({ ...STILL, baseURL: server.url });
    await page.route(/\/[^./]*$|\.json$/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    });
    for (const route of ALL_ROUTES) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const island of await page.locator('astro-island').all()) {
        await bringIntoSight(island.locator('> *').first());
        await expect(island).not.toHaveAttribute('ssr');
      }
      await expectNothingLost(page, `${route} in ${script}`, widths);
    }
    for (const [name, route, open] of PARTS) {
      await page.goto(route);
      await open(page);
      await expectNothingLost(page, `${name} in ${script}`, widths);
    }
    await page.goto('/');
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await openMenu(page);
    await expectNothingLost(page, `the menu in ${script}`, [320, 768]);
  }
});

async function fillInEnquiry(page: Page): Promise<void> {
  await openEnquiry(page);
  const others = page.locator('form input:not(:checked)');
  await others.evaluateAll((inputs: HTMLInputElement[]) => inputs.forEach((one) => one.click()));
}

async function failToCopy(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {}));
  await page.locator('main [data-copy-email]').click();
  await expect(page.locator('main [data-state="failed"]')).toBeVisible();
}

async function expectNothingLost(page: Page, place: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const message = `${place}, ${width} px wide`;
    await expectEverythingFits(page, message);
    await expect.soft.poll(() => unreachableTargets(page), message).toEqual([]);
  }
}

/** Builds and serves the site with the longest content that the check accepts. */
async function serveLongestContent() {
  const content = relative(PROJECT_FOLDER, join(CACHE_FOLDER, 'longest-content'));
  writeLongestContent(content);
  expect(kindsIn(content)).toEqual(new Set(ALL_KINDS));
  const issues = await checkContentFolder(content);
  expect(issues.map((issue) => formatIssue(issue))).toEqual([]);
  return serveContent(content, 'longest-site');
}
