/** `npm start`: builds the site if needed and serves it as in production, until Ctrl+C. */
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { DEFAULT_PORT, portOf, serve } from '../server/serve.ts';

await runCommand(async () => {
  // Report a wrong port before the build, which may take a minute.
  portOf(DEFAULT_PORT);
  await ensureBuilt(OWN_SITE);
  await serve(OWN_SITE.folder, stopSignal);
  process.exitCode = 0;
});
