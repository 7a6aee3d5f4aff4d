import { chosenRoom } from './rooms.ts';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: [...chosenRoom().code],
  // A broken constant would need all tests again, for each of them.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  // On a busy machine, a slow test is not an endless loop.
  timeoutMS: 45_000,
  timeoutFactor: 3,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${process.env.ROOM}.json` },
  tempDirName: `.cache/mutants/${process.env.ROOM}`,
  ignorePatterns: ['dist', '.cache', '.studio', '.astro', 'tests/mutants/node_modules'],
};
