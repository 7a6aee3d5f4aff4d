import { AVERAGE_PHONE } from '../../tools/support/averagePhone.ts';
import { observe } from './observers.ts';
import type { Browser, Page, Request } from 'playwright-core';

/** A middling phone next to this machine. */
export const PHONE_SLOWDOWN = 4;

/** What a page is made of. */
type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** One finished answer. */
export interface Transfer {
  url: string;
  kind: Kind;
  /** Bytes of the body as it went over the wire, compressed; headers are not counted. */
  bytes: number;
}

/** Bytes by kind, their sum, and the number of answers they came in. */
export type Weight = Record<Kind | 'total' | 'answers', number>;

/** A page as a visitor with an empty cache sees it; it ends with its scope. */
export interface Visit extends AsyncDisposable {
  page: Page;
  /** Every finished answer so far, oldest first. */
  transfers: () => Promise<Transfer[]>;
}

const KIND_OF_RESOURCE: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/** A page that has asked for nothing for so long, and waits for nothing, has all it wants. */
const QUIET_MS = 600;
/** What may go on as long as the page is open. */
const STREAMS = ['media', 'eventsource'];
/** A stream as well is what comes alone and is not over by then: a line may be slow. */
const LONGEST_ALONE_MS = 60_000;
/** Part of the window's height that each step of scrolling covers. */
const SCROLL_STEP = 0.8;
/** Long enough for the browser to notice that a picture has come near. */
const SCROLL_PAUSE_MS = 150;

/**
 * Opens a page on the phone and waits until it has loaded all it wants at first.
 *
 * @param slowdown How many times slower than this machine the phone computes.
 */
export async function visit(browser: Browser, url: string, slowdown = 1): Promise<Visit> {
  const context = await browser.newContext(AVERAGE_PHONE);
  const page = await context.newPage();
  await observe(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await settle(page);
  return {
    page,
    transfers: () => Promise.all(finished.map(transferOf)),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize: bytes } = await request.sizes();
  const kind = KIND_OF_RESOURCE[request.resourceType()] ?? 'other';
  return { url: request.url(), kind, bytes };
}

/** Adds transfers up. */
export function weigh(transfers: readonly Transfer[]): Weight {
  const weight = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const { kind, bytes } of transfers) {
    weight[kind] += bytes;
    weight.total += bytes;
  }
  return { ...weight, answers: transfers.length };
}

/** Waits until a page has got all it has asked for, and has asked for nothing more for a while. */
export async function settle(page: Page): Promise<void> {
  const open = new Set<Request>();
  let latest = Date.now();
  const follow = async (request: Request): Promise<void> => {
    if (STREAMS.includes(request.resourceType())) return;
    open.add(request);
    latest = Date.now();
    // They are known at its end; `finished` waits in vain where nobody has listened before.
    await request.sizes().catch(() => undefined);
    open.delete(request);
    latest = Date.now();
  };
  page.on('request', follow);
  // Those that were on their way before.
  for (const request of await page.requests()) void follow(request);
  const patience = (): number => (open.size > 0 ? LONGEST_ALONE_MS : QUIET_MS);
  while (Date.now() - latest < patience()) await page.waitForTimeout(QUIET_MS / 2);
  page.off('request', follow);
}

/**
 * Scrolls to the end, then waits as long as it takes until every picture of the page has come, also
 * those that only appear in a slider or a pop-up: no visitor can cause more.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  const step = AVERAGE_PHONE.viewport.height * SCROLL_STEP;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
  await page.evaluate(async () => {
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  await settle(page);
}
