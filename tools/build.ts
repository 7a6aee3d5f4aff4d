/** `npm run build`: builds the production site into dist/, even without changes. */
import { buildSite } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { siteAddress } from '../src/data/siteAddress.ts';

await runCommand(async () => {
  console.log('Building the site.');
  await buildSite(OWN_SITE);
  console.log('The site is in the folder dist/.');
  if (siteAddress('').isPreview)
    console.log('This is a preview: its titles say so, and search engines will not list it.');
});
