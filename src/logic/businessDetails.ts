import { mailtoHref } from './mailto.ts';
import { hourLines } from './openingHours.ts';
import type { Business } from '../schemas/business.ts';

/** A way to reach the business, or where and when it works. */
export interface BusinessDetail extends DetailKind {
  value: string;
}

interface DetailKind {
  field: 'email' | 'phone' | 'areaServed' | 'address' | 'hours';
  /** Address of a link that writes to the business or calls it. */
  linkOf?: (value: string) => string;
  /** Property of schema.org with the same meaning. */
  property?: string;
  /** Field of a vCard 3.0, around its value; the others are notes. */
  card?: { start: string; end: string };
}

/** The (0) is only dialled within the country. */
function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/\(0\)|[^+\d]/gu, '')}`;
}

/** In the order in which pages, contact card and brochure show them. */
const DETAILS: readonly DetailKind[] = [
  {
    field: 'email',
    linkOf: (email) => mailtoHref(email),
    property: 'email',
    card: { start: 'EMAIL;TYPE=INTERNET:', end: '' },
  },
  {
    field: 'phone',
    linkOf: phoneHref,
    property: 'telephone',
    card: { start: 'TEL;TYPE=WORK:', end: '' },
  },
  { field: 'areaServed', property: 'areaServed' },
  { field: 'address', property: 'address', card: { start: 'ADR;TYPE=WORK:;;', end: ';;;' } },
  { field: 'hours' },
];

/** What the owner has told of the business; opening hours are a detail for each line. */
export function detailsOf(business: Business): BusinessDetail[] {
  return DETAILS.flatMap((detail) => {
    return valuesOf(business, detail.field).map((value) => ({ ...detail, value }));
  });
}

/** The telephone number and the address of a link that calls it; undefined without one. */
export function telephoneOf({ phone }: Business): { number: string; href: string } | undefined {
  return phone === undefined ? undefined : { number: phone, href: phoneHref(phone) };
}

/** Opening hours have a value for each line. */
function valuesOf(business: Business, field: DetailKind['field']): string[] {
  if (field === 'hours') return hourLines(business);
  const value = business[field];
  return value === undefined ? [] : [value];
}
