import type { Business } from '../schemas/business.ts';
import type { GalleryData } from './gallery.ts';

/** A thing in the words of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>;

/** What a page is, for search engines. */
export interface DescribedPage {
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  business: Business;
  language: string;
  /** The way to the page from the home page, which is the first. */
  trail: readonly { name: string; path: string }[];
  /** What it is about, in a sentence. */
  description: string;
  /** Path of the picture that stands for it. */
  image: string;
  galleries: readonly Pick<GalleryData, 'title' | 'photographer' | 'pictures'>[];
}

const LOGO = '/icon-512.png';

/**
 * A page in the words of schema.org: on the home page the business and its site, on every other one
 * the way there and its galleries. Nobody rates himself, so nothing is said of customers.
 *
 * @returns JSON that may stand in a script element, without the e-mail address in plain
 */
export function structuredData(page: DescribedPage): string {
  const { galleries, trail } = page;
  const isHome = trail.length === 1;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? aboutBusiness(page) : [breadcrumbs(page)]),
      ...galleries.map((gallery) => imageGallery(page, gallery)),
    ],
  };
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(page.business.email, page.business.email.replace('@', String.raw`\u0040`));
}

function aboutBusiness({
  siteUrl,
  business,
  language,
  description,
  image,
}: DescribedPage): Thing[] {
  const { name, email, phone, address, areaServed, socialLinks } = business;
  const id = `${siteUrl}/#business`;
  const site = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name,
    inLanguage: language,
    publisher: { '@id': id },
  };
  const profiles = Object.values(socialLinks).filter((link) => link !== '/');
  const owner = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    url: `${siteUrl}/`,
    name,
    description,
    email,
    logo: siteUrl + (business.logo?.src.src ?? LOGO),
    image: siteUrl + image,
    ...(phone !== undefined && { telephone: phone }),
    ...(address !== undefined && { address }),
    ...(areaServed !== undefined && { areaServed }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return [site, owner];
}

function breadcrumbs({ siteUrl, trail }: DescribedPage): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function imageGallery(
  { siteUrl }: DescribedPage,
  gallery: DescribedPage['galleries'][number],
): Thing {
  const { title, photographer, pictures } = gallery;
  return {
    '@type': 'ImageGallery',
    name: title,
    image: pictures.map(({ src, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: siteUrl + src,
      caption: alt,
      ...(photographer !== undefined && {
        creator: { '@type': 'Person', name: photographer },
        creditText: photographer,
      }),
    })),
  };
}
