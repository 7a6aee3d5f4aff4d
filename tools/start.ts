/** `npm start`: builds the site where needed and serves it as in production, until Ctrl+C. */
import { serve } from '../server/serve.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';

heedStopRequests();
try {
  await ensureBuilt(OWN_SITE);
  await serve(OWN_SITE.folder, stopSignal);
  process.exitCode = 0;
} catch (error) {
  endWith(error);
}
