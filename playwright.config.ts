import { defineConfig } from '@playwright/test';
import { DESKTOP, STILL } from './tests/support/devices.ts';
import { CHROMIUM_FLAGS, findVisitingChromium } from './tools/support/chromium.ts';
import type { TestOptions } from './tests/support/test.ts';

export default defineConfig<TestOptions>({
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  globalSetup: './tests/support/serveSite.ts',
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...DESKTOP,
    launchOptions: { executablePath: findVisitingChromium() ?? '', args: CHROMIUM_FLAGS },
    trace: 'on-first-retry',
  },
  projects: [
    // Each worker starts a studio. First, so that they do not run alone at the end.
    {
      name: 'studio',
      testDir: 'tests/studio',
      workers: 2,
      timeout: 120_000,
      use: { contextOptions: STILL },
    },
    { name: 'site', testDir: 'tests/visit', use: { isShelfTidy: true } },
    { name: 'audits', testDir: 'tests/audits' },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' } },
  ],
});
