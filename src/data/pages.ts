import { getCollection } from 'astro:content';
import { comparePlaces } from '../logic/menuOrder.ts';
import { HOME, routeOfPage } from '../routes.ts';
import { WORDS_PAGES } from './content.ts';
import { galleriesOf, traitsOf } from './traits.ts';
import type { Theme } from '../logic/palette.ts';
import type { Business } from '../schemas/business.ts';
import type { DraftContent } from '../schemas/draft.ts';
import type { Messages } from '../schemas/messages.ts';
import type { Page, Section, SectionOf } from '../schemas/pages.ts';

export type LoadedPage = Awaited<ReturnType<typeof loadPages>>[number];
/** A section that visitors see; menu and links lead to its id. */
export type LoadedSection = Section & { id: string };

/** What the component of a section gets. */
export interface SectionProps<Kind extends Section['kind'] = Section['kind']> {
  words: SectionOf<Kind>;
  business: Business;
  messages: Messages;
  /** Words of the enquiry helper. */
  draft: DraftContent;
  /** The page's address. */
  path: string;
  /** Its id in the page, and the prefix of other ids in it. */
  id: string;
  isFirst: boolean;
  isInFirstView: boolean;
  /** Whether the next section is of the same kind. */
  isFollowed: boolean;
}

/** An entry of the menu; the strip of a service has its colour. */
interface MenuEntry {
  label: string;
  href: string;
  theme?: Theme | undefined;
  isContact?: boolean;
}

/** All pages with the sections that visitors see, in the order of the menu. */
export async function loadPages() {
  const entries = await getCollection('pages');
  return entries
    .map(({ id, data }) => {
      const sections = withIds(data.sections.filter(({ hidden }) => !hidden));
      return { ...data, name: id, href: routeOfPage(id), sections };
    })
    .sort(comparePlaces);
}

/** Gives every section an id: its own, or its kind and place, such as "banner-1". */
export function withIds(sections: readonly Section[]): LoadedSection[] {
  return sections.map((section, index) => ({
    ...section,
    id: section.id ?? `${section.kind}-${index + 1}`,
  }));
}

function isPublished({ service }: Page): boolean {
  return !service?.comingSoon;
}

export async function loadPublishedPages(): Promise<LoadedPage[]> {
  return (await loadPages()).filter(isPublished);
}

/** The services of the business; those that come later have no `href`. */
export async function loadServices() {
  const pages = await loadPages();
  return pages.flatMap((page) => {
    const { service, theme, href } = page;
    return service ? [{ ...service, theme, href: isPublished(page) ? href : undefined }] : [];
  });
}

/** The services with a page. */
export async function loadPublishedServices() {
  const services = await loadServices();
  return services.flatMap(({ href, ...service }) =>
    href === undefined ? [] : { ...service, href },
  );
}

/** Where the contact button leads on a page with these sections: to the last such section. */
function contactOf(href: string, sections: readonly LoadedSection[]): string | undefined {
  const section = sections.findLast((one) => traitsOf(one).isContact);
  return section && `${href}#${section.id}`;
}

function entriesOf({ menu, href, theme, service, sections }: LoadedPage): MenuEntry[] {
  const own = menu === undefined ? [] : [{ label: menu, href, theme: service && theme }];
  const inside = sections.flatMap((section): MenuEntry[] => {
    const { menu: label, id } = section;
    return label === undefined
      ? []
      : [{ label, href: `${href}#${id}`, isContact: traitsOf(section).isContact }];
  });
  return [...own, ...inside];
}

/** What header and footer get. */
export interface SiteParts {
  currentPath: string;
  business: Business;
  navigation: Awaited<ReturnType<typeof loadNavigation>>;
  messages: Messages;
}

/** The menu, and where the contact button of a page leads: there, or on the home page. */
export async function loadNavigation(path: string, sections: readonly LoadedSection[] = []) {
  const pages = await loadPublishedPages();
  const at = (route: string) => pages.filter(({ href }) => href === route);
  const [home] = at(HOME);
  const contact = contactOf(path, sections) ?? contactOf(HOME, home?.sections ?? []);
  const others = pages.filter(({ href }) => href !== HOME);
  const words = WORDS_PAGES.flatMap(({ menu, href }): MenuEntry[] =>
    menu ? [{ label: menu, href }] : [],
  );
  // The home page is last, because the menu names its sections.
  const entries = [...others.flatMap(entriesOf), ...words, ...at(HOME).flatMap(entriesOf)];
  const siteMap = pages.find((page) => firstOf(page.sections, 'site-map'))?.href;
  const portfolio = portfolioOf(pages)?.href;
  return { entries, contact, wordsPages: WORDS_PAGES, siteMap, portfolio };
}

/** The first section of a kind. */
export function firstOf<Kind extends Section['kind']>(sections: readonly Section[], kind: Kind) {
  const isOfKind = (section: Section): section is SectionOf<Kind> => section.kind === kind;
  return sections.find(isOfKind);
}

/** The page with the most galleries, which pages about projects belong to. */
function portfolioOf(pages: readonly LoadedPage[]): LoadedPage | undefined {
  const count = ({ sections }: LoadedPage) => galleriesOf(sections).length;
  const [most] = pages.toSorted((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : undefined;
}
