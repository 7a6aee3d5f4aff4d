import { ENQUIRY_SENT } from '../routes.ts';
import { serviceOf, type Trap } from './formServices.ts';
import type { Enquiries } from '../schemas/enquiries.ts';

/** Where the studio at a public address receives enquiries. */
export const STUDIO_ENQUIRIES = '/__studio/enquiries';
/** The field of the studio with the seconds between opening the form and sending it. */
export const SECONDS_FIELD = 'seconds';
/** The form's name at Netlify. */
const FORM_NAME = 'enquiry';
/** The name of the trap in the form of the studio. */
export const STUDIO_TRAP = 'website';
/** Where no service names another. */
const OWN_TRAP: Trap = { name: STUDIO_TRAP, type: 'text' };

/** How the form is sent. */
export interface EnquiryTarget {
  /** Where it is sent. */
  action: string;
  /** Attributes of the form, for its receiver and for `scripts/sendEnquiry.ts`. */
  attributes: Readonly<Record<string, string>>;
  /** Fields that visitors do not see. */
  hidden: readonly { name: string; value: string }[];
  trap: Trap;
}

/**
 * How the enquiry form is sent.
 *
 * @param siteUrl the origin of the site, without a slash at the end
 */
export function enquiryTarget(enquiries: Enquiries, siteUrl: string): EnquiryTarget {
  const { way, address = '', fields = [] } = enquiries;
  if (way === 'netlify')
    return {
      action: ENQUIRY_SENT,
      attributes: { name: FORM_NAME, 'data-netlify': 'true', 'netlify-honeypot': STUDIO_TRAP },
      hidden: [{ name: 'form-name', value: FORM_NAME }],
      trap: OWN_TRAP,
    };
  if (way === 'studio')
    return {
      action: address + STUDIO_ENQUIRIES,
      attributes: {},
      hidden: [{ name: SECONDS_FIELD, value: '' }],
      trap: OWN_TRAP,
    };
  const service = serviceOf(address);
  const { next = '_next', trap = OWN_TRAP } = service ?? {};
  // The owner may have written this field herself.
  const isOwn = fields.some(({ name }) => name === next);
  const thanks = isOwn ? [] : [{ name: next, value: siteUrl + ENQUIRY_SENT }];
  const attributes = service ? { 'data-thanks-field': next } : {};
  return { action: address, attributes, hidden: [...fields, ...thanks], trap };
}

/**
 * The address that pages may send to, as a source of their Content-Security-Policy; undefined if it is
 * the site itself.
 */
export function enquirySource({ way, address = '' }: Enquiries): string | undefined {
  if (way === 'netlify') return undefined;
  const { origin, pathname } = new URL(way === 'studio' ? address + STUDIO_ENQUIRIES : address);
  // They end a source, or begin a variable in the settings of nginx.
  return origin + pathname.replaceAll(/[;,$]/gu, encodeURIComponent);
}
