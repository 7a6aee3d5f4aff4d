import { readPages } from '../../../server/pages.ts';
import { SITE_FOLDER } from '../../support/paths.ts';

/** The page that stands for every address the site does not have. */
const NOT_FOUND_ADDRESS = '/404';

/** The addresses of all pages of the built site, in alphabetical order. */
export async function pageAddresses(): Promise<string[]> {
  const pages = await readPages(SITE_FOLDER);
  return [...pages.keys()].filter((address) => address !== NOT_FOUND_ADDRESS).sort();
}
