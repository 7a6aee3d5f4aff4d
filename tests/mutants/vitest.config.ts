import { defineConfig } from 'vitest/config';
import { chosenRoom } from './rooms.ts';

export default defineConfig({
  test: {
    include: chosenRoom().tests.filter((path) => !path.startsWith('!')),
    exclude: chosenRoom()
      .tests.filter((path) => path.startsWith('!'))
      .map((path) => path.slice(1)),
    // Random edits: fewer find the same.
    env: { EDITS: '100' },
    globalSetup: 'tests/support/secretsFolder.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
