import { CONTACT_CARD, GALLERY_FILES } from '../routes.ts';

/** Every page of this site, but no picture, video or data that a link leads to. */
const INTERNAL_PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/_astro/*', `${GALLERY_FILES}/*`, CONTACT_CARD] } },
    { not: { selector_matches: '[data-gallery]' } },
  ],
};

/**
 * Pages a browser may load before they are asked for, once a visitor seems about to: the pointer
 * rests on a link or a finger goes down. Browsers that cannot prerender fetch the page ahead.
 */
export const SPECULATION_RULES = {
  prefetch: [{ where: INTERNAL_PAGES, eagerness: 'moderate' }],
  prerender: [{ where: INTERNAL_PAGES, eagerness: 'moderate' }],
};
