import { defineConfig } from 'vitest/config';
import { chosenRoom } from './rooms.ts';

export default defineConfig({
  test: {
    include: [...chosenRoom().tests],
    globalSetup: 'tests/support/secretsFolder.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
