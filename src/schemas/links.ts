import { z } from 'astro/zod';
import { HOME_SECTIONS, type InternalHref, PAGES } from '../routes.ts';
import { choice } from './fields.ts';

/** Every address inside the site that content can name. */
export const INTERNAL_HREFS: readonly InternalHref[] = [
  ...Object.values(PAGES),
  ...HOME_SECTIONS.map((section) => `/#${section}` as const),
];

/** What the protocol of search engines' site maps (sitemaps.org) allows; no real URL needs more. */
const URL_MAX_LENGTH = 2047;
const TOO_LONG = `must be an address with at most ${URL_MAX_LENGTH} characters`;

/** A link that stays on this site. */
export function internalLink(description: string) {
  return choice(description, INTERNAL_HREFS).meta({ field: 'link', title: 'Leads to' });
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** An address as it was probably meant: "www.küche.de" is "https://www.xn--kche-0ra.de/". */
function secureUrl(value: string): URL | null {
  return URL.parse(`https://${value.trim().replace(/^(?:https?:)?\/*/iu, '')}`);
}

/**
 * A domain as computers spell it: "küche.de" is "xn--kche-0ra.de".
 *
 * @returns nothing when there can be no such domain
 */
export function plainDomain(domain: string): string | undefined {
  return URL.parse(`https://${domain}`)?.hostname;
}

/**
 * A URL with a limit to its length, and what else makes it fit.
 *
 * @param repair what should be written instead, as far as it can be told
 */
function url(
  description: string,
  error: string,
  isFit: (value: string) => boolean,
  repair: (meant: URL) => string,
) {
  return z
    .string({ error })
    .max(URL_MAX_LENGTH, { error: TOO_LONG, abort: true })
    .superRefine((value, context) => {
      if (isFit(value)) return;
      const meant = secureUrl(value);
      const isDomain = meant?.hostname.includes('.') && !meant.username;
      const advice = meant && isDomain ? ` Write "${repair(meant)}".` : '';
      context.addIssue({ code: 'custom', message: error, params: { advice } });
    })
    .describe(description);
}

/** A link to another site. */
export function externalUrl(description: string) {
  return url(
    description,
    'must be a full address that starts with https://',
    isHttps,
    ({ href }) => href,
  );
}

/** A social network: a full URL, or "/" for the start of this site. */
export function socialUrl(description: string) {
  return url(
    description,
    'must be a full address such as https://www.instagram.com/your-name, or / for the home page',
    (value) => value === '/' || isHttps(value),
    ({ href }) => href,
  );
}

/** The URL of this site itself: no path and no slash at the end, so that routes can follow. */
export function siteUrl(description: string) {
  return url(
    description,
    'must start with https:// and end with the domain, without a slash',
    (value) => isHttps(value) && new URL(value).origin === value,
    ({ origin }) => origin,
  );
}
