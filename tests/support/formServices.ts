import type { Enquiries } from '../../src/schemas/enquiries.ts';

/** An enquiry as a receiver gets it. */
export interface SentForm {
  fields: FormData;
  /** Whether it is `application/x-www-form-urlencoded`, as browsers send a form without scripts. */
  isUrlEncoded: boolean;
  wantsJson: boolean;
  /** The address of the page of thanks, for services with a setting for it. */
  thanks: string;
}

/** A receiver of enquiries that answers as its documentation says. */
export interface FormReceiver {
  name: string;
  /** The group of business.yaml, without the page about privacy. */
  enquiries: Pick<Enquiries, 'way' | 'address' | 'fields'>;
  /** Its answer; undefined for the page of the site at this address. */
  answer: (form: SentForm) => Response | undefined;
  /** An answer that refuses, and what the visitor reads of it before the e-mail address. */
  refusal: { status: number; body: object | string; told: RegExp };
}

const OPEN_TO_ALL = { headers: { 'access-control-allow-origin': '*' } };
const EMAIL = /^\S+@\S+\.\S+$/u;

function redirectTo(location: FormDataEntryValue, status: number): Response {
  const headers = { location: typeof location === 'string' ? location : '' };
  return new Response(null, { status, headers });
}

/** https://help.formspree.io */
export const FORMSPREE: FormReceiver = {
  name: 'Formspree',
  enquiries: { way: 'service', address: 'https://formspree.io/f/abcdwxyz' },
  answer: ({ fields, wantsJson }) => {
    const email = fields.get('email');
    if (typeof email === 'string' && !EMAIL.test(email)) {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
      return Response.json({ errors }, { ...OPEN_TO_ALL, status: 422 });
    }
    if (wantsJson) return Response.json({ ok: true }, OPEN_TO_ALL);
    return redirectTo(fields.get('_next') ?? '/thanks', 302);
  },
  refusal: {
    status: 403,
    body: { error: 'This form is disabled' },
    told: /This form is disabled\. /u,
  },
};

const WEB3FORMS_KEY = '01234567-89ab-cdef-0123-456789abcdef';

/**
 * https://docs.web3forms.com/getting-started/api-reference, and .../troubleshooting#cors-error: it leads
 * on whoever sends a page of thanks, or a form as browsers do, by an answer that scripts cannot read.
 */
export const WEB3FORMS: FormReceiver = {
  name: 'Web3Forms',
  enquiries: {
    way: 'service',
    address: 'https://api.web3forms.com/submit',
    fields: [{ name: 'access_key', value: WEB3FORMS_KEY }],
  },
  answer: ({ fields, isUrlEncoded }) => {
    const isTrapped = fields.has('botcheck');
    if (isTrapped || fields.get('access_key') !== WEB3FORMS_KEY)
      return Response.json(web3formsAnswer('Spam or no key'), { ...OPEN_TO_ALL, status: 400 });
    if (isUrlEncoded || fields.has('redirect'))
      return redirectTo(fields.get('redirect') ?? 'https://api.web3forms.com/submit/success', 303);
    return Response.json(web3formsAnswer('Email sent successfully!', true), OPEN_TO_ALL);
  },
  refusal: {
    status: 400,
    body: web3formsAnswer('Invalid Access Key'),
    told: /Invalid Access Key\. /u,
  },
};

function web3formsAnswer(message: string, success = false) {
  return { success, body: { data: {}, message } };
}

/**
 * https://docs.usebasin.com/guides/form-features/ajax, and .../api/api-forms for the page of thanks, which
 * is a setting of the form. No field for it is documented.
 */
export const BASIN: FormReceiver = {
  name: 'Basin',
  enquiries: { way: 'service', address: 'https://usebasin.com/f/0123456789ab' },
  answer: ({ wantsJson, thanks }) =>
    wantsJson ? Response.json({ success: true }, OPEN_TO_ALL) : redirectTo(thanks, 302),
  refusal: { status: 422, body: { error: 'Blocked as spam' }, told: /Blocked as spam\. /u },
};

/**
 * https://docs.netlify.com/manage/forms/setup: takes forms that are URL-encoded at any address of the site,
 * and answers with the page there.
 */
export const NETLIFY: FormReceiver = {
  name: 'Netlify',
  enquiries: { way: 'netlify' },
  answer: ({ fields, isUrlEncoded }) =>
    isUrlEncoded && fields.get('form-name') === 'enquiry'
      ? undefined
      : new Response('Page not found', { status: 404 }),
  refusal: { status: 404, body: 'Page not found', told: /did not arrive/u },
};
