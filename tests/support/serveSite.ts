import { startServer } from '../../server/server.ts';
import { ensureBuilt } from '../../tools/support/siteBuild.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';

/**
 * Builds the tested site where needed and serves it as in production, at `SITE_URL`.
 *
 * @returns Closes the server.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  await ensureBuilt(TEST_SITE);
  const server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  process.env.TESTED_SITE_URL = server.url;
  return server.close;
}
