import { defineConfig } from 'vitest/config';

/** Tests without a browser wait at most this long, in milliseconds, on a busy machine. */
const PATIENT = {
  testTimeout: 60_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000, interval: 50 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          include: [
            '{src,server,studio,paper,tools,bench}/**/*.test.{ts,tsx}',
            'tests/{content,mutants}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      { test: { ...PATIENT, name: 'owner', include: ['tests/studio/**/*.test.ts'] } },
      { test: { ...PATIENT, name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
});
