/** The home page, content/pages/home.yaml. */
export const HOME = '/';

/** The owner's own page that the footer links as terms. */
export const TERMS = '/terms';

/** The enquiry form, fetched by scripts; a page if enquiries can be sent. */
export const ENQUIRY_FORM = '/enquiry';
/** Where the form is on its page. */
export const ENQUIRY_FORM_ID = 'enquiry-page';

/** Id of the place in a contact section where the form unfolds. */
export function enquiryDrawerId(section: string): string {
  return `${section}-enquiry`;
}

/** The page after an enquiry that was sent without scripts. */
export const ENQUIRY_SENT = `${ENQUIRY_FORM}/sent`;

/** Files that were called differently before: a page that is still open asks for its former file. */
export const MOVED_FILES = [{ from: '/draft', to: ENQUIRY_FORM }];

/** Folder of the JSON files of galleries. */
export const GALLERY_FILES = '/galleries';

export const CONTACT_CARD = '/contact.vcf';
export const ROBOTS = '/robots.txt';
export const SITE_MAP_FILE = '/sitemap.xml';
export const WEB_MANIFEST = '/site.webmanifest';
/** Licences of the packages, icons and typefaces in the published site. */
export const LICENCES = '/licences.txt';

/** Width and height of a PNG, and its margin. An SVG has no size. */
export type IconShape = Partial<Record<'size' | 'margin', number>>;

/** Icons of browsers and home screens, by the name of their file. */
export const ICONS: Readonly<Record<string, IconShape>> = {
  'favicon.svg': {},
  'favicon.ico': { size: 32 },
  'apple-touch-icon.png': { size: 180 },
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, margin: 18 },
};

/** Folder of the pages about projects. */
const PROJECTS = '/portfolio';

/** The page about the project of a gallery, by the name of its folder. */
export function routeOfProject(gallery: string): string {
  return `${PROJECTS}/${gallery}`;
}

/** Whether an address is that of a page about a project. */
export function isProject(path: string): boolean {
  return path.startsWith(`${PROJECTS}/`);
}

/** Stands before a kind of room in the address of a list of projects. */
const ROOM = 'room';

/**
 * The address of one page of the list of projects on a page, such as "/portfolio/room/kitchen/2".
 *
 * @param page the address of the page with the list
 * @param room the kind of room as a part of an address
 */
export function routeOfList(page: string, room?: string, index = 1): string {
  const parts = [page === HOME ? '' : page];
  if (room !== undefined) parts.push(ROOM, room);
  if (index > 1) parts.push(String(index));
  return parts.join('/') || HOME;
}

/** The address of the page whose list of projects has a page at this address, if it is one. */
export function pageOfList(address: string): string | undefined {
  const { page } = LIST_ADDRESS.exec(address)?.groups ?? {};
  return page === undefined ? undefined : page || HOME;
}

const LIST_ADDRESS = new RegExp(
  String.raw`^(?<page>(?:/[a-z0-9-]+)?)(?:/${ROOM}/[a-z0-9-]+(?:/\d+)?|/\d+)$`,
  'u',
);

/** Pages that the site cannot do without, by the name of their file. */
export const NEEDED_PAGES: readonly string[] = ['home', '404'];

/** Names that pages cannot have. */
export const RESERVED_NAMES: readonly string[] = ['index', 'enquiry', 'draft', 'galleries'];

/** Addresses of files that the build writes, and of folders with such files. */
const RESERVED_ADDRESSES: readonly string[] = [
  ...[...RESERVED_NAMES, ...NEEDED_PAGES.filter((name) => name !== 'home')].map(routeOfPage),
  ...Object.keys(ICONS).map((name) => `/${name}`),
  ...[CONTACT_CARD, ROBOTS, SITE_MAP_FILE, WEB_MANIFEST, LICENCES, '/version.txt'],
  ...['/_astro', '/_headers', '/_redirects', '/vercel.json', '/.hosting', '/.well-known'],
];

/** Whether an address, or one of the folders it is in, is taken by a file of the build. */
export function isReserved(address: string): boolean {
  const path = address.toLowerCase().replace(/\.html$/u, '');
  return RESERVED_ADDRESSES.some((taken) => path === taken || path.startsWith(`${taken}/`));
}

/** The route of a page, by the name of its file. */
export function routeOfPage(name: string): string {
  return name === 'home' ? HOME : `/${name}`;
}
