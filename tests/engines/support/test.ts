import { findFirefox, findWebKit } from '../../../tools/support/engines.ts';
import { test as base } from '../../support/test.ts';
import { launchFirefox } from './firefox.ts';
import { type Engine, expect, type Visitor, visitorIn } from './visitor.ts';
import { launchWebKit } from './webKit.ts';

export { expect, poll, settle } from './visitor.ts';
export type { Visitor } from './visitor.ts';

/** A small window of the wide layout: these engines render in software. */
const WINDOW = { width: 1024, height: 700 };

/** Tests of the site in another engine; they also fail when a page reports an error. */
export const test = base.extend<{ visitor: Visitor }, { browserEngine?: Engine }>({
  browserEngine: [
    async ({ engine }, use) => {
      const path = engine === 'webkit' ? findWebKit() : findFirefox();
      const launch = engine === 'webkit' ? launchWebKit : launchFirefox;
      const browser = path === undefined ? undefined : await launch(path);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, browserEngine }, use, testInfo) => {
    const advice = `There is no ${engine} here; CONTRIBUTING.md says how to install it.`;
    testInfo.skip(!browserEngine && !process.env.CI, advice);
    if (!browserEngine) throw new Error(advice);
    const window = await browserEngine.openWindow();
    try {
      await window.resize(WINDOW);
      await use(visitorIn(window));
      expect(await window.errors()).toEqual([]);
    } finally {
      await window.close();
    }
  },
});
