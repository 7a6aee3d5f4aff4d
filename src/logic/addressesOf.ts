import { NEEDED_PAGES, routeOfPage, routeOfProject } from '../routes.ts';
import { chooseProjects, type ListPage, pagesOfList, type Project } from './projectList.ts';

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

/**
 * The pages that the list of projects on a page makes, beside that page itself.
 *
 * @param projects the galleries with a story
 */
export function furtherListPages(
  name: string,
  data: unknown,
  projects: readonly Project[],
): ListPage[] {
  const { service } = Object(data) as PageContent;
  const list = sectionsOf(data).find(({ kind }) => kind === 'projects');
  if (!list || service?.comingSoon) return [];
  const { galleries: first, onlyThese } = list;
  const listed = chooseProjects(projects, Array.isArray(first) ? first : [], onlyThese === true);
  return pagesOfList(routeOfPage(name), listed).slice(1);
}

/** The addresses of these pages. */
export function listAddressesOf(
  name: string,
  data: unknown,
  projects: readonly Project[],
): string[] {
  return furtherListPages(name, data, projects).map(({ href }) => href);
}

/** The addresses that visitors do not see: of a draft, and of hidden sections. */
export function hiddenAddressesOf(
  name: string,
  data: unknown,
  projects: readonly Project[],
): string[] {
  const ofList = () => listAddressesOf(name, data, projects);
  if (isDraft(name, data)) return [...addressesOf(name, data), ...ofList()];
  const route = routeOfPage(name);
  const hidden = sectionsOf(data).filter((section) => section.hidden);
  return [
    ...hidden.flatMap(({ id }) => (id ? `${route}#${id}` : [])),
    ...(hidden.some(({ kind }) => kind === 'projects') ? ofList() : []),
  ];
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

interface SectionContent {
  kind?: unknown;
  id?: string;
  hidden?: boolean;
  galleries?: unknown;
  onlyThese?: unknown;
}

function sectionsOf(data: unknown): SectionContent[] {
  const { sections } = Object(data) as PageContent;
  return Array.isArray(sections) ? sections.map((section) => Object(section) as object) : [];
}
