/** Every page of the site, but for the one that says that there is none. */
export const PAGES = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
];
