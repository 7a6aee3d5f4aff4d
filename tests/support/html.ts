import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { UNKNOWN_ROUTE } from './pages.ts';
import { oneLine } from './reading.ts';

/** Styles make reading slow and hide things by width: what is shown where is a matter for visits. */
const STYLES = /<style[^>]*>[^]*?<\/style>/gu;

const documents = new Map<string, Document>();

/** The source of a page as it was built. */
export function sourceOf(route: string): string {
  return readFileSync(join(TEST_SITE.folder, fileOf(route)), 'utf8');
}

/**
 * A page as it was built, before any script or style: for reading alone, it is shared. Things are
 * found by role and name with `within` of @testing-library/dom, which leaves out what is hidden.
 */
export function openHtml(route: string): Document {
  let document = documents.get(route);
  if (!document) {
    const url = new URL(route, 'http://localhost').href;
    const html = sourceOf(route).replaceAll(STYLES, '');
    ({ document } = new JSDOM(html, { url }).window);
    documents.set(route, document);
  }
  return document;
}

/** The text of a part as it is read: one line, single spaces. Closed dialogs are left out. */
export function textIn(part: Element): string {
  return oneLine(wordsIn(part));
}

/** The texts of several parts, in reading order. */
export function textsIn(parts: Iterable<Element>): string[] {
  return [...parts].map(textIn);
}

/** What a part has of a role, each with the name it is announced by. */
export function namedIn(part: HTMLElement, role: string): { name: string; element: Element }[] {
  const names = new Map<Element | null, string>();
  const keep = (name: string, element: Element | null) => names.set(element, name).size > 0;
  const found = within(part).queryAllByRole(role, { name: keep });
  return found.map((element) => ({ name: names.get(element) ?? '', element }));
}

/** Where links lead, as it is written. */
export function hrefsOf(links: Iterable<Element>): (string | null)[] {
  return [...links].map((link) => link.getAttribute('href'));
}

function wordsIn(part: Element): string {
  const { display } = part.ownerDocument.defaultView?.getComputedStyle(part) ?? {};
  if (display === 'none') return '';
  const words = [...part.childNodes].map((node) => {
    if (node.nodeType === node.TEXT_NODE) return node.nodeValue;
    return node.nodeType === node.ELEMENT_NODE ? wordsIn(node as Element) : '';
  });
  return display === 'inline' ? words.join('') : ` ${words.join('')} `;
}

function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  return route === UNKNOWN_ROUTE ? '404.html' : `${route.slice(1)}.html`;
}
