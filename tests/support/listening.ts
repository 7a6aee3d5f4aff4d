import { UNKNOWN_ROUTE } from './pages.ts';
import { siteUrl } from './test.ts';
import type { Page } from '@playwright/test';

/** Of what was still loading when the page was left. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Collects from now on what a page throws, and the errors and warnings of its console. */
export function noteComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser reports that the page for unknown routes came with the status 404.
    const isExpected = message.location().url.endsWith(UNKNOWN_ROUTE);
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** The same, with requests that fail, that send something, or that leave this site. */
export function listen(page: Page): string[] {
  const complaints = noteComplaints(page);
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== GIVEN_UP) complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).origin === siteUrl();
    if (!isOwn || request.method() !== 'GET')
      complaints.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!response.ok() && !url.endsWith(UNKNOWN_ROUTE))
      complaints.push(`${response.status()} ${url}`);
  });
  return complaints;
}
