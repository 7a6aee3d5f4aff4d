import { slugify } from '../src/logic/slugify.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';

const ADDRESS_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

/**
 * Says what keeps the name of a folder or page from being part of an address.
 *
 * @param ending what the file is called behind the name, such as ".md"
 * @returns the end of a sentence about it; nothing when it is in order
 */
export function explainAddressName(name: string, ending = ''): string | undefined {
  if (ADDRESS_NAME.test(name)) return undefined;
  const permitted = slugify(name);
  const advice = permitted && ` Rename it to "${permitted}${ending}".`;
  return `has a name that cannot be part of an address: use small letters a to z, digits and hyphens only.${advice}`;
}
