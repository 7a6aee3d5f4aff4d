import { domainToUnicode } from 'node:url';

/** The address of the site as people write it: "www.räume.de". */
export function writtenAddress(url: string): string {
  return domainToUnicode(new URL(url).host);
}
