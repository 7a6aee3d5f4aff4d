/** The field that people leave empty: what fills it in is a program. */
export interface Trap {
  name: string;
  type: 'text' | 'checkbox';
}

/** What a form service documents about its forms. */
export interface FormService {
  name: string;
  host: string;
  /** The path of an address for forms. */
  path: RegExp;
  /** An address for forms, as an example. */
  example: string;
  trap: Trap;
  /** The field with the address of the page of thanks, for forms without scripts. */
  next: string;
  /** The setting of the form there with the page of thanks, if its documentation knows no field. */
  thanksSetting?: string;
  /** A hidden field without which it refuses every enquiry. */
  key?: string;
  /** The path of an address that has the key in it. */
  pathWithKey?: RegExp;
  /** Whether it refuses what a server sends, such as a test of the studio. */
  takesOnlyBrowsers?: boolean;
}

export const FORM_SERVICES: readonly FormService[] = [
  {
    name: 'Formspree',
    host: 'formspree.io',
    path: /^\/f\/\w+$/u,
    example: 'https://formspree.io/f/abcdwxyz',
    trap: { name: '_gotcha', type: 'text' },
    next: '_next',
  },
  {
    name: 'Web3Forms',
    host: 'api.web3forms.com',
    path: /^\/submit(?:\/[\w-]+)?$/u,
    example: 'https://api.web3forms.com/submit',
    trap: { name: 'botcheck', type: 'checkbox' },
    next: 'redirect',
    key: 'access_key',
    pathWithKey: /^\/submit\/./u,
    takesOnlyBrowsers: true,
  },
  {
    name: 'Basin',
    host: 'usebasin.com',
    path: /^\/f\/\w+$/u,
    example: 'https://usebasin.com/f/0123456789ab',
    trap: { name: '_gotcha', type: 'text' },
    next: '_redirect',
    thanksSetting: 'Redirect URL',
  },
];

/** The service of an address; undefined for others, such as an endpoint of one's own. */
export function serviceOf(address: string): FormService | undefined {
  const host = URL.parse(address)?.hostname;
  return FORM_SERVICES.find((service) => service.host === host);
}
