import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { FIRST_VIEW_END_ID } from '../../src/integrations/pageStyles/firstViewEnds.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { PAGES } from '../support/pages.ts';
import type { AddressInfo } from 'node:net';

/** What has a height of its own: a document that ends before it may be drawn without it. */
const PIECE = /(?=<(?:nav|h1|h2|p|ul|li|img|footer)\b)/u;
/** Behind the first view, where things may move, the pieces are larger. */
const LARGE_PIECE = /(?=<(?:section|footer)\b)/u;
/** Time to draw a piece, in milliseconds. No event tells of a frame that is held back. */
const TWO_FRAMES = 35;
/** Addresses of files: they come from the site, all but the typefaces, which are weighed in `lateFonts`. */
const FILES = /(?<=[ "])\/_astro\/(?!fonts)/gu;

const END = `<template id="${FIRST_VIEW_END_ID}">`;

const measuring = useMeasuringBrowser();
let pieces: string[] = [];

/** Notes what moves in front of the element with this id. What peeps in behind it may do so. */
function watchFirstView(endId: string): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const note = (entry: PerformanceEntry & { sources?: { node: Node | null }[] }) => {
    const end = document.querySelector(`#${endId}`);
    for (const { node } of entry.sources ?? []) {
      // What is drawn around an element moves with it, and has no name of its own.
      if (!node) continue;
      const place = end?.compareDocumentPosition(node);
      if (place !== Node.DOCUMENT_POSITION_FOLLOWING) moved.push(node.textContent ?? node.nodeName);
    }
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

async function send(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  for (const piece of pieces) {
    response.write(piece);
    await setTimeout(TWO_FRAMES);
  }
  response.end();
}

const server = createServer(({ url }, response) => {
  if (url === '/') void send(response);
  else response.writeHead(404).end();
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(PAGES)(
  'nothing moves in the first view of %s while its document comes in pieces',
  async (route) => {
    const siteUrl = inject('siteUrl');
    const { port } = server.address() as AddressInfo;
    const document = await (await fetch(siteUrl + route)).text();
    const [firstView = '', ...rest] = document.replaceAll(FILES, `${siteUrl}/_astro/`).split(END);
    expect(rest).toHaveLength(1);
    pieces = [...firstView.split(PIECE), END, ...rest.flatMap((words) => words.split(LARGE_PIECE))];
    await Promise.all(
      [PHONE, DESKTOP].map(async (device) => {
        const page = await measuring().browser.newPage(device);
        await page.addInitScript(watchFirstView, FIRST_VIEW_END_ID);
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
        expect(await page.locator('h1').count()).toBe(1);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'moved') as string[])).toEqual([]);
        await page.close();
      }),
    );
  },
);
