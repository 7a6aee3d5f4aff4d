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

/** Sizes of compressed bodies in bytes, by `Request.resourceType()` and of `all`. */
export async function weigh(requests: readonly Request[]): Promise<Record<string, number[]>> {
  const all: number[] = [];
  const sizes: Record<string, number[]> = { all };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    // Negative for cached responses.
    const size = Math.max(0, responseBodySize);
    (sizes[request.resourceType()] ??= []).push(size);
    all.push(size);
  }
  return sizes;
}

export function sum(sizes: readonly number[] = []): number {
  return sizes.reduce((total, size) => total + size, 0);
}
