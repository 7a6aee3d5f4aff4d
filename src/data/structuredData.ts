import { HOME } from '../routes.ts';
import type { Business } from '../schemas/business.ts';
import type { GalleryData } from './gallery.ts';

type Thing = { '@type': string } & Record<string, unknown>;

type DescribedService = DescribedPage['services'][number];

export interface DescribedPage {
  siteUrl: string;
  business: Business;
  language: string;
  path: string;
  title: string;
  description: string;
  image: string;
  /** The services that visitors can book, of which the home page describes all. */
  services: readonly { name: string; summary: string; href: string }[];
  galleries: readonly Pick<GalleryData, 'title' | 'photographer' | 'pictures'>[];
}

const LOGO = '/icon-512.png';

/** JSON-LD for a script element. No reviews of ourselves: search engines ignore them. */
export function structuredData(page: DescribedPage): string {
  const { path, galleries, services } = page;
  const isHome = path === HOME;
  const described = services.filter(({ href }) => isHome || href === path);
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isHome ? aboutBusiness(page) : [breadcrumbs(page)]),
      ...described.map((service) => describeService(page, service)),
      ...galleries.map((gallery) => imageGallery(page.siteUrl, gallery)),
    ],
  };
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(page.business.email, page.business.email.replace('@', String.raw`\u0040`));
}

function aboutBusiness(page: DescribedPage): Thing[] {
  const { siteUrl, business, language, description, image } = page;
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
  const profiles = socialLinks.map(({ url }) => url).filter((url) => url !== '/');
  const owner = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    url: `${siteUrl}/`,
    name,
    description,
    email,
    logo: siteUrl + (business.logo?.src.src ?? LOGO),
    image: siteUrl + image,
    // JSON.stringify leaves out undefined values.
    telephone: phone,
    address,
    areaServed,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  return [site, owner];
}

function describeService({ siteUrl, business }: DescribedPage, service: DescribedService): Thing {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.summary,
    url: siteUrl + service.href,
    provider: { '@type': 'HomeAndConstructionBusiness', '@id': `${siteUrl}/#business` },
    areaServed: business.areaServed,
  };
}

function breadcrumbs({ siteUrl, business, title, path }: DescribedPage): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: business.name, item: siteUrl + HOME },
      { '@type': 'ListItem', position: 2, name: title, item: siteUrl + path },
    ],
  };
}

function imageGallery(siteUrl: string, gallery: DescribedPage['galleries'][number]): Thing {
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
