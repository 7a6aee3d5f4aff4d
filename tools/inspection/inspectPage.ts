import { isHeadlineWeak } from '../../studio/browser/page/headline.ts';
import { AVERAGE_PHONE } from '../support/averagePhone.ts';
import { axeIssues } from './axe.ts';
import { horizontalOverflow, misplacedTexts } from './textFit.ts';
import type { Browser, Page } from '@playwright/test';

/** A problem on a page. */
export interface Finding {
  /** The route, and the width if it matters: "/portfolio, 390 px wide". */
  place: string;
  message: string;
}

interface PageLink {
  path: string;
  /** The fragment, still encoded; empty without one. */
  id: string;
  label: string;
}

export interface InspectedPage {
  findings: Finding[];
  links: PageLink[];
  ids: ReadonlySet<string>;
}

/** Does not exist on any site: gets the 404 page. */
export const UNKNOWN_ROUTE = '/there-is-no-such-page';

/** The smallest window in use, a tablet and a desktop; CSS pixels. */
const TABLET = { width: 768, height: 1024 };
const WINDOWS = [{ width: 320, height: 640 }, TABLET, { width: 1440, height: 900 }];

const WEAK_HEADLINE =
  'The headline is hard to read on its picture. Choose a calmer one, or "ground: card".';

/** Inspects a page on a phone, then in larger windows. */
export async function inspectPage(
  browser: Browser,
  origin: string,
  route: string,
): Promise<InspectedPage> {
  const { viewport, deviceScaleFactor } = AVERAGE_PHONE;
  const options = { viewport, deviceScaleFactor, reducedMotion: 'reduce' } as const;
  await using context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = collectErrors(page, origin + UNKNOWN_ROUTE);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const messages = [...(await loadPictures(page)), ...errors];
  return {
    findings: [
      ...messages.map((message) => ({ place: route, message })),
      ...(await inspectWindows(page, route)),
    ],
    links: await linksOf(page),
    ids: new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))),
  };
}

/** Collects browser errors, except the 404 of the unknown route. */
function collectErrors(page: Page, unknown: string): Set<string> {
  const errors = new Set<string>();
  page.on('pageerror', ({ message }) => errors.add(`A script failed: ${message}.`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url === unknown) return;
    errors.add(`The browser reports: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Loads all pictures, also those of sliders and dialogs. Returns what failed. */
export function loadPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const results = await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter((_, index) => results[index]?.status === 'rejected')
      .map(({ currentSrc, src }) => `The picture ${currentSrc || src} does not load.`);
  });
}

/** Problems in windows of each width, every message once. */
async function inspectWindows(page: Page, route: string): Promise<Finding[]> {
  const widthsOf = new Map<string, number[]>();
  let issues: string[] = [];
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    // Tablets have no layout of their own, and axe takes a second.
    if (viewport !== TABLET) issues = await axeIssues(page);
    const excess = await horizontalOverflow(page);
    const messages = [
      ...(await misplacedTexts(page)).map((label) => `"${label}" does not fit. Shorten it.`),
      ...issues,
      ...(excess > 0 ? [`The page is ${excess} px wider than the window.`] : []),
      ...((await page.evaluate(isHeadlineWeak, undefined)) ? [WEAK_HEADLINE] : []),
    ];
    for (const message of messages)
      widthsOf.set(message, [...(widthsOf.get(message) ?? []), viewport.width]);
  }
  return [...widthsOf].map(([message, widths]) => {
    const isEverywhere = widths.length === WINDOWS.length;
    return { place: isEverywhere ? route : `${route}, ${widths.join(' and ')} px wide`, message };
  });
}

/** Internal links, each target once. */
async function linksOf(page: Page): Promise<PageLink[]> {
  const links = await page.locator('a[href]').evaluateAll((anchors: HTMLAnchorElement[]) =>
    anchors
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname: path, hash, textContent, ariaLabel }) => ({
        path,
        id: hash.slice(1),
        label: ariaLabel ?? textContent.trim(),
      })),
  );
  return [...new Map(links.map((link) => [`${link.path}#${link.id}`, link])).values()];
}
