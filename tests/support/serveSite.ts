import { join } from 'node:path';
import { CACHE_FOLDER } from '../../node/paths.ts';
import { ensureBuilt } from '../../node/siteBuild.ts';
import { TEST_SITE } from '../../node/sites.ts';
import { type RunningServer, startServer } from '../../server/server.ts';

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

/** Builds the site of other content in a folder of the cache, if needed, and serves it. */
export async function serveContent(content: string, name: string): Promise<RunningServer> {
  const directory = join(CACHE_FOLDER, name);
  await ensureBuilt({ content, folder: directory, hasQuickPictures: true });
  return startServer({ directory, port: 0 });
}
