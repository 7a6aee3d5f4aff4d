/** `npm start`: builds the site where necessary and serves it as in production, until Ctrl+C. */
import { portOf, USUAL_PORT } from '../server/port.ts';
import { serve } from '../server/serve.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { runCommand, stopSignal } from './support/stopping.ts';

await runCommand(async () => {
  // A wrong port is reported before the build, which may take a minute.
  portOf(USUAL_PORT);
  await ensureBuilt(OWN_SITE);
  await serve(OWN_SITE.folder, stopSignal);
  process.exitCode = 0;
});
