import { UNKNOWN_ROUTE } from './pages.ts';
import { siteUrl } from './test.ts';
import type { Page } from '@playwright/test';

/** What is heard of a page from outside. */
export interface Heard {
  /** Errors, warnings, and requests that failed or that send something. */
  complaints: string[];
  /** URLs beyond this site. */
  strangers: string[];
  /** The types of the pictures that came, icons aside. */
  pictureTypes: Set<string>;
  /** The scripts that came. */
  scripts: { url: string; text: () => Promise<string> }[];
}

/** Of what was under way when the page was left. What is lost has errors of its own, or a status. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Writes down from now on what a page throws, and its errors and warnings in the console. */
export function noteComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports that the page for unknown routes came with the status 404.
    const isExpected = message.location().url.endsWith(UNKNOWN_ROUTE);
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** Writes down from now on what a page complains about, what it asks for, and what it gets. */
export function listen(page: Page): Heard {
  const complaints = noteComplaints(page);
  const heard: Heard = { complaints, strangers: [], pictureTypes: new Set(), scripts: [] };
  const complain = (complaint: string) => complaints.push(complaint);

  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== GIVEN_UP) complain(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== siteUrl()) heard.strangers.push(request.url());
    if (request.method() !== 'GET') complain(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    const kind = response.request().resourceType();
    if (!response.ok() && !url.endsWith(UNKNOWN_ROUTE)) complain(`${response.status()} ${url}`);
    if (kind === 'script') heard.scripts.push({ url, text: () => response.text() });
    if (kind === 'image' && !url.includes('favicon')) {
      heard.pictureTypes.add(response.headers()['content-type'] ?? '');
    }
  });
  return heard;
}
