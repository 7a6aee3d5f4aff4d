/** Every page of the site by the name of its words, which are a shape in schemas/contentShapes.ts. */
export const PAGES = {
  home: '/',
  homeSpaceOrganizing: '/home-space-organizing',
  interiorStyling: '/interior-styling',
  portfolio: '/portfolio',
  siteMap: '/site-map',
  samplePage: '/sample-page',
} as const;

export type PageName = keyof typeof PAGES;
export type Route = (typeof PAGES)[PageName];

/** Sections of the home page that a link can lead to, by their id. */
export const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

/** The hash of a section of the home page. */
export type HomeHash = `#${(typeof HOME_SECTIONS)[number]}`;

/** Where a link of this site can lead: a page, or a section of the home page such as "/#about". */
export type InternalHref = Route | `/${HomeHash}`;

/** Where every page offers the way to the business. */
export const CONTACT_HREF: InternalHref = '/#contact-us';

/** The form of the message that writes itself: a part of pages, fetched when it is asked for. */
export const DRAFT_FORM = '/draft';

/** Where the slides of galleries are, as data. */
export const GALLERY_FILES = '/galleries';

/** The page of the owner's words that the footer calls the terms. */
export const TERMS = '/terms';

/** The business as an entry for an address book. */
export const CONTACT_CARD = '/contact.vcf';
