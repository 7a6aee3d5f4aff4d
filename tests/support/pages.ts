/** Every address of the specification. */
export const PAGES = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

/** Those with photographs that can be enlarged. */
export const GALLERY_PAGES = ['/home-space-organizing', '/interior-styling', '/portfolio'] as const;

/** An address at which nothing was ever put. */
export const UNKNOWN_ADDRESS = '/nowhere';

/** Everything a visitor can get to see, the page for unknown addresses included. */
export const ALL_ADDRESSES = [...PAGES, UNKNOWN_ADDRESS] as const;

/** One address of the specification. */
export type PageAddress = (typeof PAGES)[number];
