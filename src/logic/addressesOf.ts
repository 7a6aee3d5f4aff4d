import { NEEDED_PAGES, routeOfPage, routeOfProject } from '../routes.ts';

interface PageContent {
  draft?: unknown;
  service?: { comingSoon?: unknown };
  sections?: unknown;
}

/**
 * The addresses of a page and of its sections, also of those that visitors do not see; a service that
 * comes later has none.
 *
 * @param data of its file, which may be anything while the file has problems
 */
export function addressesOf(name: string, data: unknown): string[] {
  const { service } = Object(data) as PageContent;
  if (service?.comingSoon) return [];
  const route = routeOfPage(name);
  return [route, ...sectionsOf(data).flatMap(({ id }) => (id ? `${route}#${id}` : []))];
}

/** The addresses that visitors do not see: of a draft, and of hidden sections. */
export function hiddenAddressesOf(name: string, data: unknown): string[] {
  if (isDraft(name, data)) return addressesOf(name, data);
  const route = routeOfPage(name);
  return sectionsOf(data).flatMap(({ id, hidden }) => (id && hidden ? `${route}#${id}` : []));
}

/** Whether a page is not on the site yet. The site cannot do without some pages. */
export function isDraft(name: string, data: unknown): boolean {
  return (Object(data) as PageContent).draft === true && !NEEDED_PAGES.includes(name);
}

/** The address of the page about a gallery's project; a gallery without a story has none. */
export function projectAddresses(gallery: string, data: unknown): string[] {
  const { story } = Object(data) as { story?: unknown };
  return story === undefined ? [] : [routeOfProject(gallery)];
}

function sectionsOf(data: unknown): { id?: string; hidden?: boolean }[] {
  const { sections } = Object(data) as PageContent;
  return Array.isArray(sections) ? sections.map((section) => Object(section) as object) : [];
}
