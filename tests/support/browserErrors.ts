import { UNKNOWN_ROUTE } from './pages.ts';
import { siteUrl } from './test.ts';
import type { Page } from '@playwright/test';

/** Of what was still loading when the page was left. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Collects from now on what a page throws, and the errors and warnings of its console. */
export function collectErrors(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser reports that the page for unknown routes came with the status 404.
    const isExpected = message.location().url.endsWith(UNKNOWN_ROUTE);
    const isProblem = ['error', 'warning', 'assert'].includes(message.type());
    if (isProblem && !isExpected) problems.push(message.text());
  });
  return problems;
}

/** The same, with requests that fail, that send something, or that leave this site. */
export function collectProblems(page: Page): string[] {
  const problems = collectErrors(page);
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== GIVEN_UP) problems.push(`failed: ${request.url()}`);
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
