import { getCollection } from 'astro:content';
import { hiddenAddressesOf } from '../logic/addressesOf.ts';
import { type EnquiryTarget, enquiryTarget } from '../logic/enquiryTarget.ts';
import { isHiddenLink } from '../logic/hiddenLinks.ts';
import { sortPages } from '../logic/menuOrder.ts';
import { HOME, MOVED_FILES } from '../routes.ts';
import { getContent, loadGalleries, TEXT_PAGES } from './content.ts';
import {
  isDraftPage,
  isPublished,
  type LoadedPage,
  type LoadedService,
  pagesOf,
  servicesOf,
} from './pages.ts';
import { projectListsOf } from './projectLists.ts';
import {
  findProjects,
  type LoadedProject,
  projectPagesOf,
  withListedProjects,
} from './projects.ts';
import { siteAddress } from './siteAddress.ts';
import type { ListPage } from '../logic/projectList.ts';
import type { Business } from '../schemas/business.ts';
import type { EnquiryContent, SendingWords } from '../schemas/enquiry.ts';
import type { Messages } from '../schemas/messages.ts';
import type { Redirect } from '../schemas/redirects.ts';
import type { LoadedGallery, LoadedPicture } from './content.ts';

/** How visitors send enquiries from the site. */
export interface Sending {
  words: SendingWords;
  target: EnquiryTarget;
  /** Address of the page about privacy. */
  privacy: string;
}

/** Everything that pages, head, header and files of the site are made from. */
export interface Site {
  business: Business;
  messages: Messages;
  /** Words of the enquiry form. */
  enquiry: EnquiryContent;
  /** Undefined if visitors can only write e-mails. */
  sending: Sending | undefined;
  redirects: readonly Redirect[];
  /** The address of this build, without a slash at the end. */
  url: string;
  /** Whether it is a preview, which search engines must not list. */
  isPreview: boolean;
  /** All pages in the order of the menu, also those of services that come later. */
  pages: readonly LoadedPage[];
  /** Pages that are not on the site yet; the preview of the studio shows them. */
  drafts: readonly LoadedPage[];
  /** Addresses that visitors do not see: of drafts and of hidden sections. */
  hidden: ReadonlySet<string>;
  /** The pages that visitors can open, without those about projects. */
  published: readonly LoadedPage[];
  home: LoadedPage;
  /** The galleries with a story. */
  projects: readonly LoadedProject[];
  /** The pages about projects. */
  projectPages: readonly LoadedPage[];
  /** What the pages of lists of projects show, by their address. */
  lists: ReadonlyMap<string, ListPage>;
  /** The owner's own pages of text. */
  textPages: typeof TEXT_PAGES;
  draftTextPages: typeof TEXT_PAGES;
  services: readonly LoadedService[];
  /** By the name of their folder. */
  galleries: ReadonlyMap<string, LoadedGallery>;
  /** By gallery and name: "organizing/02-closet". */
  pictures: ReadonlyMap<string, LoadedPicture>;
}

async function readSite(): Promise<Site> {
  const [business, messages, enquiry, redirects, pageFiles, galleries] = await Promise.all([
    getContent('business'),
    getContent('messages'),
    getContent('enquiry'),
    getContent('redirects'),
    getCollection('pages'),
    loadGalleries(),
  ]);
  const bySlug = new Map(galleries.map((gallery) => [gallery.slug, gallery]));
  const files = pagesOf(pageFiles, business.order);
  const shown = files.filter((page) => !isDraftPage(page) && isPublished(page));
  const projects = findProjects(shown, bySlug);
  const [drafts, pages] = splitBy(withListedProjects(files, projects), isDraftPage);
  const published = pages.filter(isPublished);
  const [draftTextPages, textPages] = splitBy(
    sortPages(TEXT_PAGES, business.order),
    ({ draft = false }) => draft,
  );
  const hidden = new Set([
    ...pageFiles.flatMap(({ id, data }) => hiddenAddressesOf(id, data, projects)),
    ...draftTextPages.map(({ href }) => href),
  ]);
  const home = pages.find(({ href }) => href === HOME);
  if (!home) throw new Error('content/pages has no home.yaml');
  const address = siteAddress(business.siteUrl);
  return {
    business: withShownAnnouncement(business, hidden),
    messages,
    enquiry,
    sending: sendingOf(business, enquiry, address.url),
    redirects: [...MOVED_FILES, ...redirects.entries].filter(({ to }) => !isOfDraft(to, hidden)),
    ...address,
    pages,
    drafts,
    hidden,
    published,
    home,
    textPages,
    draftTextPages,
    services: servicesOf(pages),
    galleries: bySlug,
    pictures: new Map(
      galleries.flatMap(({ pictures }) => pictures.map((picture) => [picture.name, picture])),
    ),
    projects,
    projectPages: projectPagesOf(published, projects, messages),
    lists: projectListsOf([...pages, ...drafts], projects),
  };
}

function sendingOf(
  { enquiries }: Business,
  { sending }: EnquiryContent,
  siteUrl: string,
): Sending | undefined {
  if (!enquiries || !sending) return undefined;
  const { privacy } = enquiries;
  return { words: sending, target: enquiryTarget(enquiries, siteUrl), privacy };
}

function splitBy<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

/** Whether an address is on a page that visitors do not see. */
function isOfDraft(address: string, hidden: ReadonlySet<string>): boolean {
  const [page = ''] = address.split('#');
  return hidden.has(page);
}

/** An announcement leads nowhere if visitors do not see its target. */
function withShownAnnouncement(business: Business, hidden: ReadonlySet<string>): Business {
  const { announcement } = business;
  if (announcement?.href === undefined || !isHiddenLink(announcement.href, hidden)) return business;
  return { ...business, announcement: { ...announcement, href: undefined } };
}

let site: Promise<Site> | undefined;

/** The content of the site: read once by a build, and again for each use in development. */
export function loadSite(): Promise<Site> {
  if (import.meta.env.DEV) return readSite();
  site ??= readSite();
  return site;
}
