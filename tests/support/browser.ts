import { launchChromiumServer } from './chromium.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the visits find their browser. */
    browserEndpoint: string;
  }
}

/**
 * Before the first visit: starts the one Chromium that all visits share.
 *
 * @returns What is to be done after the last visit.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchChromiumServer();
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
