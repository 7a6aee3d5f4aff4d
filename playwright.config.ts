import { defineConfig } from '@playwright/test';
import { DESKTOP } from './tests/support/devices.ts';
import { CHROMIUM_FLAGS, findVisitingChromium } from './tools/support/chromium.ts';
import type { TestOptions } from './tests/support/test.ts';

const NOT_VISITS = ['audits/**', 'engines/**', 'studio/**'];

export default defineConfig<TestOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  globalSetup: './tests/support/serveSite.ts',
  fullyParallel: true,
  workers: 2,
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
    { name: 'site', testIgnore: NOT_VISITS },
    { name: 'audits', testMatch: 'audits/**/*.spec.ts' },
    // One studio serves all of its tests.
    { name: 'studio', testMatch: 'studio/**/*.spec.ts', workers: 1, timeout: 120_000 },
    { name: 'firefox', testMatch: 'engines/**/*.spec.ts', use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: 'engines/**/*.spec.ts', use: { engine: 'webkit' } },
  ],
});
