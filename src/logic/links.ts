import { DRAFT_FORM, GALLERY_FILES, HOME_SECTIONS, PAGES } from '../routes.ts';

/** Every link that the site has without the owner's own pages. */
export const INTERNAL_HREFS: readonly string[] = [
  ...Object.values(PAGES),
  ...HOME_SECTIONS.map((section) => `/#${section}`),
];

/** Names that the owner's own pages cannot have. */
export const RESERVED_NAMES: readonly string[] = [
  ...[...Object.values(PAGES), DRAFT_FORM, GALLERY_FILES].map((route) => route.slice(1)),
  'index',
  '404',
];
