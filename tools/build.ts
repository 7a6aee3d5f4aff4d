/** `npm run build`: builds the production site into dist/, whether or not anything changed. */
import { siteAddress } from '../src/data/siteAddress.ts';
import { buildSite } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';

heedStopRequests();
try {
  console.log('Building the site.');
  await buildSite(OWN_SITE);
  console.log('The site is in the folder dist/.');
  if (siteAddress('').isPreview)
    console.log('It is a preview: its titles say so, and search engines are told not to list it.');
} catch (error) {
  endWith(error);
}
