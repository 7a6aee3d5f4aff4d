/** Every page of the site: the whole of what a visitor can open, the page for unknown URLs aside. */
export const ROUTES = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

/** Sections of the home page that a link can lead to, by their id. */
export const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

export type Route = (typeof ROUTES)[number];
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Where a link of this site can lead: a page, or a section of the home page such as "/#about". */
export type InternalHref = Route | `/#${HomeSection}`;

/** Where every page offers the way to the business. */
export const CONTACT_HREF: InternalHref = '/#contact-us';
