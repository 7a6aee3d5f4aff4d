/**
 * The path that hosts look up for an old address: "/caf%C3%A9" is "/café", "/about.html" is "/about".
 * Throws if the address is malformed.
 */
export function pathOfOldAddress(address: string): string {
  return decodeURIComponent(address)
    .normalize()
    .replace(/\.html$/u, '');
}

/** Whether an address is written as browsers send it. */
export function isOldAddress(address: string): boolean {
  return (
    /^(?:\/[\w.~%-]+)+$/u.test(address) &&
    URL.canParse(address, 'https://example.com') &&
    isEncoded(address)
  );
}

function isEncoded(address: string): boolean {
  try {
    return pathOfOldAddress(address) !== '';
  } catch {
    return false;
  }
}

/** The same address as browsers send it: "/über-uns" arrives as "/%C3%BCber-uns". */
export function encodeOldAddress(address: string): string {
  return encodeURI(address.trim()).replace(/(?<=.)\/$/u, '');
}
