import type { Page, Request } from '@playwright/test';

/** Tracks the pending and finished requests of a page from now on. */
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
