import {
  getAllByRole,
  getByLabelText,
  getByRole,
  queryAllByRole,
  within,
} from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business } from '../support/content.ts';
import { openHtml } from '../support/html.ts';
import { ALL_ROUTES, UNKNOWN_ROUTE } from '../support/pages.ts';

/** The specification's menu, section 2. */
const ENTRIES = [
  ['Organizing', '/home-space-organizing'],
  ['Styling', '/interior-styling'],
  ['Portfolio', '/portfolio'],
  ['About', '/#about'],
  ['Testimonials', '/#testimonial'],
  ['Contact us', '/#contact-us'],
];

/** What is special about the header of a page: its look, and the page it marks wherever it is linked. */
const SPECIAL: Record<string, { variant?: string; current?: string[] }> = {
  '/': { variant: 'home', current: [business.name] },
  '/home-space-organizing': { current: ['Organizing'] },
  '/interior-styling': { current: ['Styling'] },
  '/portfolio': { current: ['Portfolio'] },
  '/site-map': { variant: 'site-map', current: ['Site map'] },
  '/sample-page': {},
  [UNKNOWN_ROUTE]: {},
};

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe.each(ALL_ROUTES)('the header of %s', (route) => {
  const { body } = openHtml(route);
  const header = getByRole(body, 'banner');
  // Closed, as small windows have it at first, and so hidden from those who ask for names.
  const menu = getByLabelText(header, 'Main menu');

  it('leads to all six places, and opens the mail program', () => {
    const entries = getAllByRole(menu, 'listitem', { hidden: true });
    const links = entries.flatMap((entry) => getAllByRole(entry, 'link', { hidden: true }));
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual(ENTRIES);
    expect(hrefOf(getByLabelText(menu, business.email))).toBe(mailtoHref(business.email));
  });

  it('leads home by its logo, and to the contact from the dock', () => {
    const dock = within(header);
    expect(hrefOf(dock.getByRole('link', { name: new RegExp(`^${business.name}`, 'u') }))).toBe(
      '/',
    );
    expect(hrefOf(dock.getByRole('link', { name: 'Contact us' }))).toBe('/#contact-us');
  });

  it('has the variant of its page', () => {
    expect(header.dataset.variant).toBe(SPECIAL[route]?.variant ?? 'custom');
  });

  it('marks the page one is on, as all its links do', () => {
    const links = queryAllByRole(body, 'link', { current: 'page', hidden: true });
    const marked = links.map(({ textContent }) => textContent);
    expect([...new Set(marked)]).toEqual(SPECIAL[route]?.current ?? []);
  });

  it('can be skipped by the first link of the page', () => {
    const [first] = getAllByRole(body, 'link');
    expect(first?.textContent).toBe('Skip to content');
    expect(first?.getAttribute('href')).toBe(`#${getByRole(body, 'main').id}`);
  });
});
