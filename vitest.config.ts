import { defineConfig } from 'vitest/config';

const VISIT_TIMEOUT_MS = 60_000;
/** The first visit may have to wait for the whole site to be built. */
const SETUP_TIMEOUT_MS = 300_000;

/**
 * How long a visitor on a busy machine waits for what should come, and how often they look; in
 * milliseconds.
 */
const PATIENCE = { timeout: 20_000, interval: 50 };
const JOURNEY_TIMEOUT_MS = 120_000;

/**
 * A machine that does other work meanwhile can spoil a visit; a broken page fails every time. Where
 * nobody looks on, a visit may therefore be repeated.
 */
const REPEATS_IN_CI = 2;

/** Visits to the built site, as it is served. */
const VISITS = {
  retry: process.env.CI ? REPEATS_IN_CI : 0,
  globalSetup: 'tests/support/server.ts',
  // One browser at a time: journeys measure time, and machines that test are small.
  fileParallelism: false,
  testTimeout: VISIT_TIMEOUT_MS,
  hookTimeout: SETUP_TIMEOUT_MS,
  expect: { poll: PATIENCE },
};

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,server,tools}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'content', include: ['tests/content/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { ...VISITS, name: 'visit', include: ['tests/visit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { ...VISITS, name: 'budgets', include: ['tests/budgets/**/*.test.ts'] },
      },
      ...ENGINES.map((engine) => ({
        extends: true as const,
        test: {
          ...VISITS,
          testTimeout: JOURNEY_TIMEOUT_MS,
          name: engine,
          include: ['tests/engines/**/*.test.ts'],
          provide: { engine },
        },
      })),
    ],
  },
});
