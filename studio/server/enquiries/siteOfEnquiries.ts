import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../../../content-check/readYaml.ts';
import { type Enquiries, enquiriesGroup } from '../../../src/schemas/enquiries.ts';
import { enquirySchema, type SendingWords } from '../../../src/schemas/enquiry.ts';
import { isHttps } from '../../../src/schemas/fields.ts';

function readData(root: string, name: string): Record<string, unknown> {
  const file = join(root, name);
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  return Object(result && 'data' in result ? result.data : undefined) as Record<string, unknown>;
}

/** What the saved content says about enquiries. */
export interface SiteOfEnquiries {
  enquiries: Enquiries;
  /** Origin of the site. */
  url: string;
  /** The business, and where visitors write to. */
  name: string;
  email: string;
  words: SendingWords;
}

/** Reads where enquiries of the site go; undefined if visitors cannot send any. */
export function readSiteOfEnquiries(root: string): SiteOfEnquiries | undefined {
  const business = readData(root, 'business.yaml');
  const { data: enquiries } = enquiriesGroup().safeParse(business.enquiries);
  const { data: content } = enquirySchema.safeParse(readData(root, 'enquiry.yaml'));
  const { siteUrl: url, email, name } = business;
  if (!enquiries || !content?.sending) return undefined;
  if (typeof url !== 'string' || !isHttps(url) || typeof email !== 'string') return undefined;
  return { enquiries, url, name: String(name), email, words: content.sending };
}

/** Whether an origin is that of the site, with or without "www.". */
export function isOriginOf(siteUrl: string, origin: string | undefined): boolean {
  const plain = (address: string) => address.replace('://www.', '://');
  return origin !== undefined && plain(origin) === plain(siteUrl);
}
