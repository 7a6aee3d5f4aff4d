/** What a form service documents about its forms. */
export interface FormService {
  name: string;
  host: string;
  /** The path of an address for forms. */
  path: RegExp;
  /** An address for forms, as an example. */
  example: string;
  /** The field that people leave empty: what fills it in is a program. */
  trap: string;
  /** The field with the address of the page of thanks. */
  next: string;
  /** A hidden field without which it refuses every enquiry. */
  key?: string;
}

export const FORM_SERVICES: readonly FormService[] = [
  {
    name: 'Formspree',
    host: 'formspree.io',
    path: /^\/f\/\w+$/u,
    example: 'https://formspree.io/f/abcdwxyz',
    trap: '_gotcha',
    next: '_next',
  },
  {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    path: /^\/submit$/u,
    example: 'https://api.web3forms.com/submit',
    trap: 'botcheck',
    next: 'redirect',
    key: 'access_key',
  },
  {
    name: 'Basin',
    host: 'usebasin.com',
    path: /^\/f\/\w+$/u,
    example: 'https://usebasin.com/f/0123456789ab',
    trap: '_gotcha',
    next: '_redirect',
  },
];

/** The service of an address; undefined for others, such as an endpoint of one's own. */
export function serviceOf(address: string): FormService | undefined {
  const host = URL.parse(address)?.hostname;
  return FORM_SERVICES.find((service) => service.host === host);
}
