import { isDraft } from '../logic/addressesOf.ts';
import { sortPages } from '../logic/menuOrder.ts';
import { routeOfPage } from '../routes.ts';
import type { Theme } from '../logic/palette.ts';
import type { Page, Section, SectionOf } from '../schemas/pages.ts';

/** A section that visitors see; menu and links lead to its id. */
export type LoadedSection = Section & { id: string };

export interface LoadedPage extends Omit<Page, 'sections'> {
  /** Name of its file. */
  name: string;
  href: string;
  sections: LoadedSection[];
}

/** A service of the business; without `href`, it comes later. */
export interface LoadedService extends NonNullable<Page['service']> {
  theme: Theme | undefined;
  href: string | undefined;
}

/** Gives every section an id: its own, or its kind and place, such as "banner-1". */
export function withIds(sections: readonly Section[]): LoadedSection[] {
  return sections.map((section, index) => ({
    ...section,
    id: section.id ?? `${section.kind}-${index + 1}`,
  }));
}

/** Pages and drafts with the sections that visitors see, in the owner's order. */
export function pagesOf(
  files: readonly { id: string; data: Page }[],
  order: readonly string[] | undefined,
): LoadedPage[] {
  const pages = files.map(({ id, data }) => {
    const sections = withIds(data.sections.filter(({ hidden }) => !hidden));
    return { ...data, name: id, href: routeOfPage(id), sections };
  });
  return sortPages(pages, order);
}

/** Whether visitors can open a page: those of services that come later are only cards. */
export function isPublished({ service }: Page | LoadedPage): boolean {
  return !service?.comingSoon;
}

/** Whether a page is not on the site yet. */
export function isDraftPage(page: LoadedPage): boolean {
  return isDraft(page.name, page);
}

export function servicesOf(pages: readonly LoadedPage[]): LoadedService[] {
  return pages.flatMap((page) => {
    const { service, theme, href } = page;
    if (!service || service.hidden) return [];
    return [{ ...service, theme, href: isPublished(page) ? href : undefined }];
  });
}

/** The services with a page. */
export function publishedServices(services: readonly LoadedService[]) {
  return services.flatMap(({ href, ...service }) =>
    href === undefined ? [] : { ...service, href },
  );
}

/** The first section of a kind. */
export function firstOf<Kind extends Section['kind']>(sections: readonly Section[], kind: Kind) {
  const isOfKind = (section: Section): section is SectionOf<Kind> => section.kind === kind;
  return sections.find(isOfKind);
}
