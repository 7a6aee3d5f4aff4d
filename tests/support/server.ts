import { startServer } from '../../server/server.ts';
import { ensureBuilt } from '../../tools/support/siteBuild.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers, without a slash at the end. */
    siteUrl: string;
  }
}

/**
 * Before the first visit: builds the site where needed and serves it as in production.
 *
 * A test reads the URL with `inject('siteUrl')`.
 *
 * @returns What is to be done after the last visit.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt(TEST_SITE);
  const server = await startServer({ directory: TEST_SITE.folder, port: 0 });
  project.provide('siteUrl', server.url);
  return server.close;
}
