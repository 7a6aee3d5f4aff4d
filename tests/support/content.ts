import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';
import type { Business } from '../../src/schemas/business.ts';
import type { EnquiryContent } from '../../src/schemas/enquiry.ts';
import type { Gallery } from '../../src/schemas/galleries.ts';
import type { Messages } from '../../src/schemas/messages.ts';
import type { Page, Section } from '../../src/schemas/pages.ts';

/* The texts of the tested site, for finding elements. */

export const business = read('business') as Business;
export const enquiry = read('enquiry') as EnquiryContent;
export const messages = read('messages') as Messages;

/** Sections of the home page. */
export const home = { banner: sectionOf('banner'), about: sectionOf('about') };

export const services = {
  organizing: serviceOf('home-space-organizing'),
  styling: serviceOf('interior-styling'),
  products: serviceOf('products'),
};

/** The menu of the specification, section 2. */
export const MENU = [
  { label: 'Organizing', href: '/home-space-organizing' },
  { label: 'Styling', href: '/interior-styling' },
  { label: 'Portfolio', href: '/portfolio' },
  { label: 'About', href: '/#about' },
  { label: 'Testimonials', href: '/#testimonial' },
  { label: 'Contact us', href: '/#contact-us' },
] as const;

export function gallery(slug: string): Gallery {
  return read(`galleries/${slug}/gallery`) as Gallery;
}

function pageOf(name: string): Page {
  return read(`pages/${name}`) as Page;
}

function sectionOf<Kind extends Section['kind']>(kind: Kind) {
  const found = pageOf('home').sections.find((section) => section.kind === kind);
  return found as Extract<Section, { kind: Kind }>;
}

function serviceOf(page: string): NonNullable<Page['service']> {
  const { service } = pageOf(page);
  if (!service) throw new Error(`${page} is not a service.`);
  return service;
}

function read(name: string): unknown {
  return parse(readFileSync(join(TEST_SITE.content, `${name}.yaml`), 'utf8'));
}
