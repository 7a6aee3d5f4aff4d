/** The home page, content/pages/home.yaml. */
export const HOME = '/';

/** The owner's own page that the footer links as terms. */
export const TERMS = '/terms';

/** The form of the enquiry helper, fetched by scripts. */
export const DRAFT_FORM = '/draft';

/** Folder of the JSON files of galleries. */
export const GALLERY_FILES = '/galleries';

export const CONTACT_CARD = '/contact.vcf';

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

/** Pages that the site cannot do without, by the name of their file. */
export const NEEDED_PAGES: readonly string[] = ['home', '404'];

/** Names that pages cannot have. */
export const RESERVED_NAMES: readonly string[] = ['index', 'draft', 'galleries'];

/** The route of a page, by the name of its file. */
export function routeOfPage(name: string): string {
  return name === 'home' ? HOME : `/${name}`;
}
