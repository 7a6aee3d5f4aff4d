/** `npm start`: builds the site if needed and serves it as in production, until Ctrl+C. */
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { ensurePortIsFree, serve } from '../server/serve.ts';

await runCommand(async () => {
  await ensurePortIsFree();
  await ensureBuilt(OWN_SITE);
  await serve(OWN_SITE.folder, stopSignal);
  process.exitCode = 0;
});
