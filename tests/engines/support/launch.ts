import { findChromium } from '../../../tools/support/chromium.ts';
import { findFirefox, findWebKit } from '../../../tools/support/engines.ts';
import type { Engine, EngineName } from './engine.ts';
import { launchWithPuppeteer } from './puppeteerEngine.ts';
import { launchWebKit } from './webKitEngine.ts';

const LAUNCHERS: Record<EngineName, { find: () => string | undefined; launch: Launch }> = {
  chromium: { find: findChromium, launch: (path) => launchWithPuppeteer('chromium', path) },
  firefox: { find: findFirefox, launch: (path) => launchWithPuppeteer('firefox', path) },
  webkit: { find: findWebKit, launch: launchWebKit },
};

type Launch = (path: string) => Promise<Engine>;

/**
 * Starts an engine of this machine.
 *
 * @throws When it is not installed; `npm run test:engines` installs it.
 */
export async function launchEngine(name: EngineName): Promise<Engine> {
  const { find, launch } = LAUNCHERS[name];
  const path = find();
  if (path === undefined) throw new Error(`There is no ${name} here; run npm run test:engines.`);
  return launch(path);
}
