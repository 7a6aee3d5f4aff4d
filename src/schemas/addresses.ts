import { z } from 'astro/zod';

/** Every page a visitor can open, by its path. */
export const PAGE_PATHS = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

/** Sections of the home page that a link can lead to, by their id. */
export const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** A page, or a section of the home page such as "/#about". */
export type InternalAddress = PagePath | `/#${HomeSection}`;

const INTERNAL_ADDRESSES: readonly InternalAddress[] = [
  ...PAGE_PATHS,
  ...HOME_SECTIONS.map((section) => `/#${section}` as const),
];

/** A link that stays on this site. */
export function internalAddress(description: string) {
  const error = 'must be a page or a home page section of this site';
  return z.enum(INTERNAL_ADDRESSES, { error }).describe(description);
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** A link to another site. */
export function externalAddress(description: string) {
  const error = 'must be a full address that starts with https://';
  return z.string({ error }).refine(isHttps, { error }).describe(description);
}

/** A social network: a full address, or "/" for the start of this site. */
export function socialAddress(description: string) {
  const error = 'must be / or a full address that starts with https://';
  return z
    .string({ error })
    .refine((value) => value === '/' || isHttps(value), { error })
    .describe(description);
}

/** The address of this site itself: no path and no slash at the end, so that paths can follow. */
export function siteOrigin(description: string) {
  const error = 'must start with https:// and end with the domain, without a slash';
  return z
    .string({ error })
    .refine((value) => isHttps(value) && new URL(value).origin === value, { error })
    .describe(description);
}
