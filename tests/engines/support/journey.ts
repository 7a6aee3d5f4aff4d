import { expect, inject, test } from 'vitest';
import { findFirefox, findWebKit } from '../../../tools/support/engines.ts';
import { DESKTOP, PHONE } from '../../support/devices.ts';
import { launchFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { launchWebKit } from './webKit.ts';
import type { BrowserWindow, WindowSize } from './browserWindow.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine under test. */
    engine: 'firefox' | 'webkit';
  }
}

/** A window as on a desk. */
export const WIDE: WindowSize = DESKTOP.viewport;
/** A window as on a telephone. */
export const NARROW: WindowSize = PHONE.viewport;

const ENGINES = {
  firefox: { find: findFirefox, launch: launchFirefox },
  webkit: { find: findWebKit, launch: launchWebKit },
};

/**
 * A test with a visitor, who comes with a wide, empty window of the engine under test. It also fails
 * when a page throws or complains in the console.
 */
export const journey = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<BrowserWindow> => {
    const { find, launch } = ENGINES[inject('engine')];
    const path = find();
    if (path === undefined) {
      throw new Error(`There is no ${inject('engine')} here; npm run test:all installs it.`);
    }
    const browser = await launch(path);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visitor', async ({ browser }, { onCleanup }) => {
    onCleanup(async () => {
      const troubles = await browser.troubles();
      await browser.leave();
      expect(troubles).toEqual([]);
    });
    await browser.resize(WIDE);
    return new Visitor(inject('siteUrl'), browser);
  });
