/** What stands before a colon in the address of something that is no page, such as "mailto:". */
const SCHEME = /^[a-z]+:/iu;

/** An address of the site as its links have it: "/portfolio" for "portfolio" and for the whole address. */
export function ownAddress(typed: string, site: string): string {
  const isWhole = site !== '' && (typed === site || typed.startsWith(`${site}/`));
  const address = isWhole ? typed.slice(site.length) : typed;
  if (typed === '' || address.startsWith('/') || SCHEME.test(address)) return address;
  return `/${address}`;
}
