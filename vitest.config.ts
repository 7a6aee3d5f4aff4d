import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * How long a test may take, and how long a visitor on a busy machine waits for what should come, in
 * milliseconds. Where a test is expected to fail, nobody waits long.
 */
const { testTimeout, pollTimeout } =
  process.env.IMPATIENT === undefined
    ? { testTimeout: 60_000, pollTimeout: 20_000 }
    : { testTimeout: 15_000, pollTimeout: 4000 };
const POLL_INTERVAL_MS = 50;
/** The first visit may have to wait for the whole site to be built. */
const SETUP_TIMEOUT_MS = 300_000;
const JOURNEY_TIMEOUT_MS = 120_000;

/**
 * A machine that does other work meanwhile can spoil a visit; a broken page fails every time. Where
 * nobody looks on, a visit may therefore be repeated.
 */
const REPEATS_IN_CI = 2;

/** How many visits are under way at a time: while one waits, the others keep two processors busy. */
const VISITORS = 3;

const SERVER = 'tests/support/server.ts';

/** Visits to the built site, as it is served, with the Chromium they share. */
const VISITS = {
  retry: process.env.CI ? REPEATS_IN_CI : 0,
  globalSetup: [SERVER, 'tests/support/browser.ts'],
  testTimeout,
  hookTimeout: SETUP_TIMEOUT_MS,
  expect: { poll: { timeout: pollTimeout, interval: POLL_INTERVAL_MS } },
};

const WINDOW = 'tests/studio/window/**/*.test.ts';
const TIMED = 'tests/visit/**/*.timed.test.ts';

/**
 * Projects run one after the other in the order of their groups, the members of one side by side. Group
 * 0 would be the last.
 */
const GROUPS = { quick: 1, visits: 2, timed: 3, engines: 4 };

/** What takes longest begins first where no earlier run tells: nothing of it is left over at the end. */
const LONGEST = /(?:states|wayDown|faults|looks|lightbox)\.test\.ts$/u;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    const rank = ({ moduleId }: TestSpecification): number => (LONGEST.test(moduleId) ? 0 : 1);
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => group(one) - group(other) || rank(one) - rank(other));
  }
}

interface Project {
  name: string;
  include: string[];
  exclude?: string[];
  sequence: { groupOrder: number };
}

/** What needs no browser. */
function quick(name: string, include: string): Project {
  return { name, include: [include], sequence: { groupOrder: GROUPS.quick } };
}

/** What looks at pages, and does not mind what else the machine does. */
function visits(name: string, include: string) {
  return {
    ...VISITS,
    name,
    include: [include],
    maxWorkers: VISITORS,
    sequence: { groupOrder: GROUPS.visits },
  };
}

/** What measures time, and therefore has the machine to itself. */
function alone(name: string, include: string, group: number) {
  return {
    ...VISITS,
    name,
    include: [include],
    fileParallelism: false,
    maxWorkers: 1,
    sequence: { groupOrder: group },
  };
}

const PROJECTS = [
  quick('unit', '{src,server,studio,tools,bench}/**/*.test.{ts,tsx}'),
  quick('content', 'tests/content/**/*.test.ts'),
  { ...quick('studio', 'tests/studio/**/*.test.ts'), exclude: [WINDOW], testTimeout },
  { ...VISITS, ...quick('site', 'tests/site/**/*.test.ts'), globalSetup: SERVER },
  { ...visits('visit', 'tests/visit/**/*.test.ts'), exclude: [TIMED] },
  // What measures brings its own browser.
  { ...visits('budgets', 'tests/budgets/**/*.test.ts'), globalSetup: SERVER },
  alone('timed', TIMED, GROUPS.timed),
  { ...VISITS, ...quick('hosts', 'tests/hosts/**/*.test.ts'), globalSetup: SERVER },
  alone('audits', 'tests/audits/**/*.test.ts', GROUPS.timed),
  // The owner's window, in both browsers she may have.
  ...(['chrome', 'firefox'] as const).map((ownersBrowser) => ({
    ...alone(`window-${ownersBrowser}`, WINDOW, GROUPS.timed),
    globalSetup: [],
    provide: { ownersBrowser },
  })),
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    ...alone(engine, 'tests/engines/**/*.test.ts', GROUPS.engines),
    globalSetup: SERVER,
    testTimeout: JOURNEY_TIMEOUT_MS,
    // One worker, and so one browser, for all files.
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
