import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * How long a test may take, and how long a visitor on a busy machine waits for what should come, in
 * milliseconds. Where a test is expected to fail, nobody waits long.
 */
const isPatient = process.env.IMPATIENT === undefined;
const { testTimeout, pollTimeout } = isPatient
  ? { testTimeout: 60_000, pollTimeout: 20_000 }
  : { testTimeout: 15_000, pollTimeout: 4000 };
const POLL_INTERVAL_MS = 50;
/** The first visit may have to wait for the whole site to be built. */
const SETUP_TIMEOUT_MS = 300_000;
const JOURNEY_TIMEOUT_MS = 120_000;

/**
 * A machine that does other work meanwhile can spoil a test; what is broken fails every time. Where
 * nobody looks on, a test may therefore be repeated.
 */
const REPEATS_IN_CI = 2;

/** What every test is granted: none has the machine to itself. */
const PATIENT = {
  retry: process.env.CI && isPatient ? REPEATS_IN_CI : 0,
  testTimeout,
  hookTimeout: SETUP_TIMEOUT_MS,
  expect: { poll: { timeout: pollTimeout, interval: POLL_INTERVAL_MS } },
};

/** How many files are under way at a time: while a visit waits, the others keep two processors busy. */
const WORKERS = 4;
/** How many browsers for long journeys are open at a time: each keeps a processor busy. */
const BROWSERS = 2;

const SERVER = 'tests/support/server.ts';

/** Visits to the built site, as it is served, with the Chromium they share. */
const VISITS = { ...PATIENT, globalSetup: [SERVER, 'tests/support/browser.ts'] };

const WINDOW = 'tests/studio/window/**/*.test.ts';
/** A journey of two hundred clicks through the whole window, for which one browser is enough. */
const WHOLE_BUSINESS = 'tests/studio/window/secondBusiness.test.ts';
const TIMED = 'tests/visit/**/*.timed.test.ts';
const TIMED_AUDITS = 'tests/audits/**/*.timed.test.ts';

/**
 * Projects run one after the other in the order of their groups, the members of one side by side. Group
 * 0 would be the last.
 */
const GROUPS = { together: 1, timed: 2, timedAudits: 3, journeys: 4 };

/** What takes longest begins first where no earlier run tells: nothing of it is left over at the end. */
const LONGEST = /(?:otherBusiness|wayDown|faults|looks|lightbox)\.test\.ts$/u;

/** Project by project, as a worker goes on with files of its own project alone; the quick ones last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project: { name, config }, moduleId }: TestSpecification): number[] => [
      config.sequence.groupOrder,
      PROJECTS.findIndex((project) => project.name === name),
      LONGEST.test(moduleId) ? 0 : 1,
    ];
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => {
      const others = rank(other);
      return (
        rank(one)
          .map((value, index) => value - (others[index] ?? 0))
          .find(Boolean) ?? 0
      );
    });
  }
}

/** What does not mind what else the machine does. Files leave nothing behind: they share processes. */
function together(name: string, include: string) {
  return {
    ...PATIENT,
    name,
    include: [include],
    maxWorkers: WORKERS,
    isolate: false,
    sequence: { groupOrder: GROUPS.together },
  };
}

/** What measures time, and therefore has the machine to itself or nearly so. */
function measured(name: string, include: string, groupOrder: number, maxWorkers: number) {
  return { ...VISITS, name, include: [include], maxWorkers, sequence: { groupOrder } };
}

/** What opens browsers of its own. */
function journeys(name: string, include: string, ...globalSetup: string[]) {
  return {
    ...VISITS,
    name,
    include: [include],
    globalSetup,
    maxWorkers: BROWSERS,
    sequence: { groupOrder: GROUPS.journeys },
  };
}

const PROJECTS = [
  {
    ...VISITS,
    ...together('audits', 'tests/audits/**/*.test.ts'),
    exclude: [TIMED_AUDITS],
    isolate: true,
  },
  { ...VISITS, ...together('visit', 'tests/visit/**/*.test.ts'), exclude: [TIMED] },
  // What measures brings its own browser.
  { ...VISITS, ...together('budgets', 'tests/budgets/**/*.test.ts'), globalSetup: SERVER },
  { ...VISITS, ...together('hosts', 'tests/hosts/**/*.test.ts'), globalSetup: SERVER },
  { ...together('studio', 'tests/studio/**/*.test.ts'), exclude: [WINDOW] },
  { ...VISITS, ...together('site', 'tests/site/**/*.test.ts'), globalSetup: SERVER },
  together('content', 'tests/content/**/*.test.ts'),
  together('unit', '{src,server,studio,paper,tools,bench,tests/mutants}/**/*.test.{ts,tsx}'),
  measured('timed', TIMED, GROUPS.timed, 1),
  // They wait more than they work, and look again at what their neighbour spoilt.
  measured('timed-audits', TIMED_AUDITS, GROUPS.timedAudits, BROWSERS),
  // The owner's window, in both browsers she may have.
  ...(['chrome', 'firefox'] as const).map((ownersBrowser) => ({
    ...journeys(`window-${ownersBrowser}`, WINDOW),
    exclude: ownersBrowser === 'chrome' ? [] : [WHOLE_BUSINESS],
    provide: { ownersBrowser },
  })),
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    ...journeys(engine, 'tests/engines/**/*.test.ts', SERVER),
    testTimeout: JOURNEY_TIMEOUT_MS,
    // A worker has one browser for all its files.
    isolate: false,
    provide: { engine },
  })),
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: PROJECTS.map((test) => ({ extends: true as const, test })),
  },
});
