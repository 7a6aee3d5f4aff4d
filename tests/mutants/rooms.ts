/** What Stryker breaks in a room, and the tests that have to notice. */
export interface Room {
  code: readonly string[];
  tests: readonly string[];
}

const NO_TESTS = '!**/*.test.ts';

/** The rooms whose code needs no browser. */
export const ROOMS: Readonly<Record<string, Room>> = {
  logic: { code: ['src/logic/*.ts', NO_TESTS], tests: ['src/**/*.test.ts'] },
  'content-check': {
    code: ['content-check/*.ts', NO_TESTS],
    tests: ['content-check/*.test.ts'],
  },
  build: {
    code: ['build/{firstViewStyles,mediaNames,pages,redirectRules}.ts'],
    tests: ['build/*.test.ts'],
  },
  // Tests of `serve.ts` and `start.ts` start them as commands, which Stryker cannot break.
  server: {
    code: ['server/*.ts', NO_TESTS, '!server/{serve,start}.ts'],
    tests: ['server/*.test.ts'],
  },
  content: {
    code: [
      'studio/server/content/*.ts',
      'studio/shared/**/*.ts',
      NO_TESTS,
      '!**/*Fixture.ts',
      // Sentences, which a person judges.
      '!studio/shared/words{,/*}.ts',
    ],
    tests: [
      'studio/server/content/*.test.ts',
      'studio/shared/**/*.test.ts',
      'studio/browser/state/merge.test.ts',
      // Browsers, killed processes, large files and the whole content would run for each mutant.
      '!**/{cleanDrawing,interrupted,save,startingPreview,zipBomb}.test.ts',
    ],
  },
  window: {
    code: ['studio/browser/state/{handedWords,merge}.ts'],
    tests: ['studio/browser/**/*.test.ts'],
  },
};

/** The room that the variable `ROOM` names. */
export function chosenRoom(): Room {
  const name = process.env.ROOM ?? '';
  const room = ROOMS[name];
  if (!room) throw new Error(`ROOM must be one of ${Object.keys(ROOMS).join(', ')}.`);
  return room;
}
