import { pathOfOldAddress } from '../src/logic/oldAddress.ts';
import { isReserved } from '../src/routes.ts';

/** Says why an old address cannot lead on. `links` is undefined while some pages are unreadable. */
export function explainOldAddress(
  address: string,
  links: readonly string[] | undefined,
): string | undefined {
  const path = pathOfOldAddress(address);
  if (isReserved(path)) return 'is the address of a file that the site needs. Remove the redirect.';
  return links?.includes(path)
    ? 'is the address of a page. Remove the redirect or rename the page.'
    : undefined;
}
