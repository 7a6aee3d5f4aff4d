import { DRAFT_FORM, GALLERY_FILES, HOME_SECTIONS, PAGES } from '../routes.ts';

/** Every link that the site has without the owner's own pages. */
export const INTERNAL_HREFS: readonly string[] = [
  ...Object.values(PAGES),
  ...HOME_SECTIONS.map((section) => `/#${section}`),
];

/** Names that the owner's own pages cannot have. */
export const RESERVED_NAMES: readonly string[] = [
  ...[...Object.values(PAGES), DRAFT_FORM, GALLERY_FILES].map((route) => route.slice(1)),
  'index',
  '404',
];

/** Beginning of the address of an account, by service. */
const ACCOUNTS: Partial<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  pinterest: 'https://www.pinterest.com/',
  linkedin: 'https://www.linkedin.com/in/',
  youtube: 'https://www.youtube.com/@',
  tiktok: 'https://www.tiktok.com/@',
};

/** Completes "www.example.com", and "@name" at a service; others stay as they are. */
export function wholeAddress(typed: string, service: unknown): string {
  if (/^www\./iu.test(typed)) return `https://${typed}`;
  const account = ACCOUNTS[String(service)];
  return account !== undefined && /^@[\w.-]+$/u.test(typed) ? account + typed.slice(1) : typed;
}
