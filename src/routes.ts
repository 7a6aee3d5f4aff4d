/** Route of every page, by the name of its collection in schemas/collections.ts. */
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

/** Ids of the sections of the home page. */
export const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

export type HomeHash = `#${(typeof HOME_SECTIONS)[number]}`;

/** A page, or a section of the home page such as "/#about". */
export type InternalHref = Route | `/${HomeHash}`;

export const CONTACT_HREF: InternalHref = '/#contact-us';

/** The form of the enquiry helper, fetched by scripts. */
export const DRAFT_FORM = '/draft';

/** Folder of the JSON files of galleries. */
export const GALLERY_FILES = '/galleries';

/** The owner's own page that the footer links as terms. */
export const TERMS = '/terms';

export const CONTACT_CARD = '/contact.vcf';
