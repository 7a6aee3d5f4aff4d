import { detailsOf } from '../logic/businessDetails.ts';
import { splitAddress } from '../logic/postalAddress.ts';
import { HOME, routeOfProject } from '../routes.ts';
import { loadGallery, publishFull } from './gallery.ts';
import { publishLogo } from './logo.ts';
import { publishedServices } from './pages.ts';
import { getGallery } from './pictures.ts';
import { loadSite, type Site } from './site.ts';
import { galleriesOf } from './traits.ts';
import type { Page, Section, SectionOf } from '../schemas/pages.ts';
import type { LoadedGallery, LoadedPicture } from './content.ts';

/** What search engines and link previews read. */
export interface DescribedPage extends Pick<Page, 'seo' | 'unlisted'> {
  /** The page's address, such as "/portfolio". */
  path: string;
  sections: readonly Section[];
}

/** Of one page, in search results. */
const MAX_PICTURES = 12;

type Thing = { '@type': string } & Record<string, unknown>;

/**
 * JSON-LD for a script element. No reviews of ourselves: search engines ignore them.
 *
 * @param image path of the picture for link previews, if the page has one
 */
export async function structuredData(page: DescribedPage, image?: string): Promise<string> {
  const { seo, path, sections } = page;
  const site = await loadSite();
  const { url } = site;
  const { name, email, areaServed } = site.business;
  const isHome = path === HOME;
  const galleries = await loadShownPictures(sections);
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome
        ? await aboutBusiness(site, seo.description, image)
        : [breadcrumbs(url, name, seo.title, path)]),
      // The home page describes all services.
      ...publishedServices(site.services)
        .filter(({ href }) => isHome || href === path)
        .map((service) => ({
          '@type': 'Service',
          name: service.name,
          description: service.summary,
          url: url + service.href,
          provider: { '@type': 'HomeAndConstructionBusiness', '@id': `${url}/#business` },
          areaServed,
        })),
      ...listOfProjects(site, path),
      ...(await Promise.all(galleries.map((gallery) => imageGallery(url, gallery)))),
    ],
  };
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(email, email.replace('@', String.raw`\u0040`));
}

async function aboutBusiness(
  { business, messages, url }: Site,
  description: string,
  image: string | undefined,
): Promise<Thing[]> {
  const { name, socialLinks, address, hours = [] } = business;
  const schedules = hours.flatMap(({ schedule }) => schedule ?? []);
  const details = detailsOf(business).flatMap(({ property, value }) =>
    property === undefined ? [] : [[property, value] as const],
  );
  const { language } = messages.document;
  const logo = business.logo && (await publishLogo(business.logo.src));
  const id = `${url}/#business`;
  const site = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: `${url}/`,
    name,
    inLanguage: language,
    publisher: { '@id': id },
  };
  const profiles = socialLinks.map((link) => link.url).filter((profile) => profile !== '/');
  const owner = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    url: `${url}/`,
    name,
    description,
    ...(Object.fromEntries(details) as Record<string, string>),
    ...(address !== undefined && { address: addressThing(address) }),
    openingHours: schedules.length > 0 ? schedules : undefined,
    logo: url + (logo?.src ?? '/icon-512.png'),
    // JSON.stringify leaves out undefined values.
    image: image && url + image,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return [site, owner];
}

/** Only an address on several lines tells street and town apart. */
function addressThing(address: string): Thing | string {
  const { street, town } = splitAddress(address);
  if (town === undefined) return street;
  return { '@type': 'PostalAddress', streetAddress: street, addressLocality: town };
}

function breadcrumbs(url: string, business: string, title: string, path: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: business, item: url + HOME },
      { '@type': 'ListItem', position: 2, name: title, item: url + path },
    ],
  };
}

/** Names the projects that a page of a list shows, with their addresses. */
function listOfProjects({ url, lists, galleries }: Site, path: string): Thing[] {
  const list = lists.get(path);
  if (!list) return [];
  const itemListElement = list.projects.map((slug, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: galleries.get(slug)?.title,
    url: url + routeOfProject(slug),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

interface ShownGallery {
  gallery: LoadedGallery;
  pictures: readonly LoadedPicture[];
}

/** The pictures that a page shows before visitors enlarge one; the first twelve of them. */
async function loadShownPictures(sections: readonly Section[]): Promise<ShownGallery[]> {
  const shown: ShownGallery[] = [];
  let left = MAX_PICTURES;
  for (const slug of galleriesOf(sections)) {
    const ofGallery = sections.find(
      (section) => section.kind === 'gallery' && section.gallery === slug,
    ) as SectionOf<'gallery'> | undefined;
    const { thumbnails } = await loadGallery(slug, ofGallery?.pictures);
    const pictures = thumbnails.slice(0, left).map(({ picture }) => picture);
    left -= pictures.length;
    if (pictures.length > 0) shown.push({ gallery: await getGallery(slug), pictures });
  }
  return shown;
}

async function imageGallery(url: string, { gallery, pictures }: ShownGallery): Promise<Thing> {
  const { title, photographer } = gallery;
  const images = pictures.map(async (picture) => ({
    '@type': 'ImageObject',
    contentUrl: url + (await publishFull(picture)),
    caption: picture.alt,
    ...(photographer !== undefined && {
      creator: { '@type': 'Person', name: photographer },
      creditText: photographer,
    }),
  }));
  return { '@type': 'ImageGallery', name: title, image: await Promise.all(images) };
}
