import { UNKNOWN_ROUTE } from './pages.ts';
import { siteUrl } from './test.ts';
import type { Page } from '@playwright/test';

/** Requests cancelled by leaving the page. */
const CANCELLED = 'net::ERR_ABORTED';

/**
 * Collects page errors, console errors and warnings, failed requests, requests other than GET and
 * requests to other sites from now on.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser logs the status 404 of the unknown route.
    const isExpected = message.location().url.endsWith(UNKNOWN_ROUTE);
    const isProblem = ['error', 'warning', 'assert'].includes(message.type());
    if (isProblem && !isExpected) problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== CANCELLED) problems.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).origin === siteUrl();
    if (!isOwn || request.method() !== 'GET') problems.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!response.ok() && !url.endsWith(UNKNOWN_ROUTE))
      problems.push(`${response.status()} ${url}`);
  });
  return problems;
}
