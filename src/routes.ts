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
const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

/** The hash of a section of the home page. */
export type HomeHash = `#${(typeof HOME_SECTIONS)[number]}`;

/** Where a link of this site can lead: a page, or a section of the home page such as "/#about". */
export type InternalHref = Route | `/${HomeHash}`;

export const INTERNAL_HREFS: readonly InternalHref[] = [
  ...Object.values(PAGES),
  ...HOME_SECTIONS.map((section) => `/#${section}` as const),
];

/** Where every page offers the way to the business. */
export const CONTACT_HREF: InternalHref = '/#contact-us';

/** The business as an entry for an address book. */
export const CONTACT_CARD = '/contact.vcf';
