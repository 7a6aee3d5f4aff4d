import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { startServer } from '../../server/server.ts';

/**
 * Builds the test site if needed and serves it at `TESTED_SITE_URL`.
 *
 * @returns A function that closes the server.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  await ensureBuilt(TEST_SITE);
  const server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  process.env.TESTED_SITE_URL = server.url;
  return server.close;
}
