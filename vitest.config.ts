import { defineConfig } from 'vitest/config';

const VISIT_TIMEOUT_MS = 60_000;
/** The first visit may have to wait for the whole site to be built. */
const SETUP_TIMEOUT_MS = 300_000;

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
        test: {
          name: 'visit',
          include: ['tests/visit/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/server.ts',
          // One browser at a time: journeys measure time, and machines that test are small.
          fileParallelism: false,
          testTimeout: VISIT_TIMEOUT_MS,
          hookTimeout: SETUP_TIMEOUT_MS,
        },
      },
    ],
  },
});
