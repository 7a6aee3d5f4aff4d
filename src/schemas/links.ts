import { z } from 'astro/zod';
import { INTERNAL_HREFS } from '../routes.ts';
import { choice } from './fields.ts';

/** What the protocol of search engines' site maps (sitemaps.org) allows; no real URL needs more. */
const URL_MAX_LENGTH = 2047;
const TOO_LONG = `must be an address with at most ${URL_MAX_LENGTH} characters`;

/** A link that stays on this site. */
export function internalLink(description: string) {
  return choice(description, INTERNAL_HREFS);
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** A URL with a limit to its length, and what else makes it fit. */
function url(description: string, error: string, isFit: (value: string) => boolean) {
  return z
    .string({ error })
    .max(URL_MAX_LENGTH, { error: TOO_LONG, abort: true })
    .refine(isFit, { error })
    .describe(description);
}

/** A link to another site. */
export function externalUrl(description: string) {
  return url(description, 'must be a full address that starts with https://', isHttps);
}

/** A social network: a full URL, or "/" for the start of this site. */
export function socialUrl(description: string) {
  return url(
    description,
    'must be a full address such as https://www.instagram.com/your-name, or / for the home page',
    (value) => value === '/' || isHttps(value),
  );
}

/** The URL of this site itself: no path and no slash at the end, so that routes can follow. */
export function siteUrl(description: string) {
  return url(
    description,
    'must start with https:// and end with the domain, without a slash',
    (value) => isHttps(value) && new URL(value).origin === value,
  );
}
