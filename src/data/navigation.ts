import { sortPages } from '../logic/menuOrder.ts';
import { ENQUIRY_FORM, ENQUIRY_FORM_ID, enquiryDrawerId, HOME } from '../routes.ts';
import { firstOf } from './pages.ts';
import { portfolioOf } from './projects.ts';
import { traitsOf } from './traits.ts';
import type { Theme } from '../logic/palette.ts';
import type { LoadedPage, LoadedSection } from './pages.ts';
import type { Site } from './site.ts';

/** An entry of the menu; the strip of a service has its colour. */
interface MenuEntry {
  label: string;
  href: string;
  theme?: Theme | undefined;
  isContact?: boolean;
}

/** What header and footer get. */
export interface SiteParts extends Pick<Site, 'business' | 'messages' | 'enquiry' | 'sending'> {
  currentPath: string;
  navigation: ReturnType<typeof navigationOf>;
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

function entriesOfText({ menu, href }: Site['textPages'][number]): MenuEntry[] {
  return menu === undefined ? [] : [{ label: menu, href }];
}

/** The contact section of a page: the last one. */
function contactOf(sections: readonly LoadedSection[]): LoadedSection | undefined {
  return sections.findLast((section) => traitsOf(section).isContact);
}

const FORM_PAGE = `${ENQUIRY_FORM}#${ENQUIRY_FORM_ID}`;

/**
 * Where a page leads visitors who look for contact: to its own contact section, that of the home page, or
 * the page of the form.
 */
function contactLinkOf(
  { home, sending }: Site,
  path: string,
  sections: readonly LoadedSection[],
): string | undefined {
  const own = contactOf(sections);
  if (own) return `${path}#${own.id}`;
  const contact = contactOf(home.sections);
  if (contact) return `${HOME}#${contact.id}`;
  return sending && FORM_PAGE;
}

/**
 * Where a page leads to the enquiry form: to where it unfolds on the page, to the page of the form, or to
 * where it unfolds on the home page.
 */
export function enquiryLinkOf(
  { home, sending }: Pick<Site, 'home' | 'sending'>,
  path: string,
  sections: readonly LoadedSection[],
): string | undefined {
  const own = contactOf(sections);
  if (own) return `${path}#${enquiryDrawerId(own.id)}`;
  if (sending) return FORM_PAGE;
  const contact = contactOf(home.sections);
  return contact && `${HOME}#${enquiryDrawerId(contact.id)}`;
}

/** The menu, and where the contact button of a page leads: there, or on the home page. */
export function navigationOf(site: Site, path: string, sections: readonly LoadedSection[]) {
  const { business, home, published, textPages } = site;
  const others = published.filter(({ href }) => href !== HOME);
  const pages = [
    ...others.map((page) => ({ ...page, entries: entriesOf(page) })),
    ...textPages.map((page) => ({ ...page, entries: entriesOfText(page) })),
  ];
  const entries = sortPages(pages, business.order).flatMap((page) => page.entries);
  return {
    // The home page is last, because the menu names its sections.
    entries: [...entries, ...entriesOf(home)],
    contact: contactLinkOf(site, path, sections),
    enquiry: enquiryLinkOf(site, path, sections),
    textPages,
    siteMap: published.find((page) => firstOf(page.sections, 'site-map'))?.href,
    portfolio: portfolioOf(published)?.href,
  };
}
