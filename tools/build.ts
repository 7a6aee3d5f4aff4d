/** `npm run build`: builds the production site into dist/, even if nothing has changed. */
import { siteAddress } from '../src/data/siteAddress.ts';
import { buildSite } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { runCommand } from './support/stopping.ts';

await runCommand(async () => {
  console.log('Building the site.');
  await buildSite(OWN_SITE);
  console.log('The site is in the folder dist/.');
  if (siteAddress('').isPreview)
    console.log('This is a preview: its titles say so, and search engines will not list it.');
});
