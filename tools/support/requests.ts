import type { Page, Request } from '@playwright/test';

/** Tracks from now on the requests of a page: those under way, and those that have finished. */
export function trackRequests(page: Page): { pending: Set<Request>; finished: Request[] } {
  const pending = new Set<Request>();
  const finished: Request[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    finished.push(request);
  });
  return { pending, finished };
}
