import { sortPages } from '../logic/menuOrder.ts';
import { ENQUIRY_FORM, ENQUIRY_FORM_ID, HOME } from '../routes.ts';
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
export interface SiteParts extends Pick<Site, 'business' | 'messages' | 'enquiry'> {
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

/** Where the contact button leads on a page with these sections: to the last such section. */
function contactOf(href: string, sections: readonly LoadedSection[]): string | undefined {
  const section = sections.findLast((one) => traitsOf(one).isContact);
  return section && `${href}#${section.id}`;
}

/** Where a page leads visitors who want to write: to its own contact section, or that of the home page. */
export function contactLinkOf(
  { home }: Pick<Site, 'home'>,
  path: string,
  sections: readonly LoadedSection[],
): string | undefined {
  return contactOf(path, sections) ?? contactOf(HOME, home.sections);
}

/** Where a page leads to the enquiry form; on the page of the form, to where it is. */
function enquiryLinkOf(
  site: Site,
  path: string,
  sections: readonly LoadedSection[],
): string | undefined {
  const own = contactOf(path, sections);
  if (own !== undefined || !site.sending) return own ?? contactLinkOf(site, path, sections);
  return `${ENQUIRY_FORM}#${ENQUIRY_FORM_ID}`;
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
