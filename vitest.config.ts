import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Timeouts in ms, long enough for a busy machine. */
const PATIENT = {
  testTimeout: 60_000,
  hookTimeout: 300_000,
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 20_000, interval: 50 } },
  globalSetup: 'tests/support/secretsFolder.ts',
};
/** Slow tests of the studio: photographs, saving, publishing. */
const OWNER = [
  'studio/server/{content,http,photos,publish}/**/*.test.ts',
  'tests/studio/**/*.test.ts',
];

export default defineConfig({
  test: {
    resolveSnapshotPath: (path, extension) =>
      join(dirname(path), 'snapshots', basename(path, '.test.ts') + extension),
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          include: [
            '{build,content-check,node,paper,src,server,studio,tools}/**/*.test.{ts,tsx}',
            'tests/{content,mutants}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: OWNER,
          isolate: false,
        },
      },
      { test: { ...PATIENT, name: 'owner', include: OWNER, isolate: false } },
      { test: { ...PATIENT, name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
});
