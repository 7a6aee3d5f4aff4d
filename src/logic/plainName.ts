/**
 * A name as it may stand in an address: "Smith Küche" becomes "smith-kuche".
 *
 * @returns small letters a to z, digits and hyphens; empty when the name has neither letter nor digit
 *   of these
 */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
