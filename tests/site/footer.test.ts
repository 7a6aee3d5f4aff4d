import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business } from '../support/content.ts';
import { openHtml, textIn } from '../support/html.ts';
import { ALL_ROUTES } from '../support/pages.ts';

const { credit, copyrightYear, email } = business;

const footer = (route: string) => within(openHtml(route).body).getByRole('contentinfo');

it.each(ALL_ROUTES)('the footer of %s says and leads where it has to', (route) => {
  const text = textIn(footer(route));
  expect(text.startsWith(`Copyright ${copyrightYear} Terms Site map`), text).toBe(true);
  const links = within(footer(route))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? textIn(link), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Site map', '/site-map'],
    [email, mailtoHref(email)],
    [`Built by ${credit.name} (opens in a new tab)`, credit.url],
    ['Facebook', '/'],
    ['Twitter', '/'],
    ['Instagram', '/'],
  ]);
  const terms = within(footer(route)).getByText('Terms', { exact: true });
  expect(terms.closest('a, button') ?? terms.querySelector('a, button')).toBeNull();
});
