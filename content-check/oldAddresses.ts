import { pathOfOldAddress } from '../src/logic/oldAddress.ts';
import { isReserved } from '../src/routes.ts';
import { CHECK_WORDS } from './words.ts';

/** Says why an old address cannot lead on. `links` is undefined while some pages are unreadable. */
export function explainOldAddress(
  address: string,
  links: readonly string[] | undefined,
): string | undefined {
  const path = pathOfOldAddress(address);
  if (isReserved(path)) return CHECK_WORDS.file.reservedAddress;
  return links?.includes(path) ? CHECK_WORDS.file.addressOfPage : undefined;
}
