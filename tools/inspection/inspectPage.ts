import { UNKNOWN_ROUTE } from '../live/visit.ts';
import { AVERAGE_PHONE } from '../support/averagePhone.ts';
import { objections } from './axe.ts';
import { listen } from './complaints.ts';
import { lostWords, sidewaysOverflow } from './textFit.ts';
import type { Browser, Page } from 'playwright-core';
import type { Finding } from './finding.ts';

/** A link within the site. */
interface PageLink {
  path: string;
  /** What it leads to on its page, as it is written; empty for the page as a whole. */
  id: string;
  words: string;
}

/** A page as it was seen. */
export interface InspectedPage {
  findings: Finding[];
  links: PageLink[];
  /** What links can lead to. */
  ids: ReadonlySet<string>;
}

/** The smallest window in use, a tablet and a desk; sizes in CSS pixels. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/**
 * What a phone loads before the visitor does anything, above which a poor connection is felt, in
 * bytes. The design keeps well below with photographs as they are.
 */
const HEAVY_FIRST_VIEW = 300_000;
const BYTES_IN_KB = 1000;

/** Opens a page on a phone, looks at it there, and again in larger windows. */
export async function inspectPage(
  browser: Browser,
  origin: string,
  route: string,
): Promise<InspectedPage> {
  const { viewport, deviceScaleFactor } = AVERAGE_PHONE;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const complaints = listen(page, origin + UNKNOWN_ROUTE);
    const weight = await weighing(page);
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    const bytes = weight();
    const messages = [...(await brokenPictures(page)), ...complaints];
    return {
      findings: [
        ...messages.map((message) => ({ place: route, message })),
        ...(await misfits(page, route)),
        ...weightAdvice(route, bytes),
      ],
      links: await linksOf(page),
      ids: new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))),
    };
  } finally {
    await context.close();
  }
}

/** Counts the bytes that come over the wire. */
async function weighing(page: Page): Promise<() => number> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

function weightAdvice(place: string, bytes: number): Finding[] {
  if (bytes <= HEAVY_FIRST_VIEW) return [];
  const [weight, limit] = [bytes, HEAVY_FIRST_VIEW].map((sum) => Math.round(sum / BYTES_IN_KB));
  const message = `The first view weighs ${weight} kB on a phone; up to ${limit} kB are quick to come. A calmer picture at the top is lighter.`;
  return [{ place, message, isAdvice: true }];
}

/** Loads all pictures, those further down as well, and tells of those that do not come. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const load = async (image: HTMLImageElement): Promise<string[]> => {
      image.loading = 'eager';
      try {
        await image.decode();
        return [];
      } catch {
        return [`The picture ${image.currentSrc || image.src} does not come.`];
      }
    };
    return (await Promise.all([...document.images].map(load))).flat();
  });
}

/** What does not fit or cannot be perceived, by the width of the window. */
async function misfits(page: Page, route: string): Promise<Finding[]> {
  const widthsOf = new Map<string, number[]>();
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const lost = await lostWords(page);
    const messages = [
      ...lost.map((words) => `"${words}" does not fit into its place. Shorten it.`),
      ...(await objections(page)),
    ];
    const excess = await sidewaysOverflow(page);
    if (excess > 0) messages.push(`The page is ${excess} px wider than the window.`);
    for (const message of messages)
      widthsOf.set(message, [...(widthsOf.get(message) ?? []), viewport.width]);
  }
  return [...widthsOf].map(([message, widths]) => {
    const isEverywhere = widths.length === WINDOWS.length;
    return { place: isEverywhere ? route : `${route}, ${widths.join(' and ')} px wide`, message };
  });
}

/** The links that stay on the site, each destination once. */
async function linksOf(page: Page): Promise<PageLink[]> {
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    anchors
      .map((anchor) => anchor as HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname: path, hash, textContent, ariaLabel }) => ({
        path,
        id: hash.slice(1),
        words: ariaLabel ?? textContent.trim(),
      })),
  );
  return [...new Map(links.map((link) => [`${link.path}#${link.id}`, link])).values()];
}
