import { routeOfPage, routeOfProject } from '../routes.ts';

interface PageContent {
  service?: { comingSoon?: unknown };
  sections?: unknown;
}

/**
 * The addresses of a page and of its sections that visitors see; a service that comes later has none.
 *
 * @param data of its file, which may be anything while the file has problems
 */
export function addressesOf(name: string, data: unknown): string[] {
  const { service, sections } = Object(data) as PageContent;
  if (service?.comingSoon) return [];
  const route = routeOfPage(name);
  const all = (Array.isArray(sections) ? sections : []) as ({
    id?: string;
    hidden?: boolean;
  } | null)[];
  const shown = all.filter((section) => section?.hidden !== true);
  return [route, ...shown.flatMap((section) => (section?.id ? `${route}#${section.id}` : []))];
}

/** The address of the page about a gallery's project; a gallery without a story has none. */
export function projectAddresses(gallery: string, data: unknown): string[] {
  const { story } = Object(data) as { story?: unknown };
  return story === undefined ? [] : [routeOfProject(gallery)];
}
