import { DRAFT_FORM, GALLERY_FILES, PAGES } from '../src/routes.ts';

/** What a page of the owner's words cannot be called: other files of the built site are. */
export const TAKEN_NAMES: readonly string[] = [
  ...[...Object.values(PAGES), DRAFT_FORM, GALLERY_FILES].map((route) => route.slice(1)),
  'index',
  '404',
];
