import { defineConfig } from 'vitest/config';

const VISIT_TIMEOUT_MS = 60_000;
/** The first visit may have to wait for the whole site to be built. */
const SETUP_TIMEOUT_MS = 300_000;
const JOURNEY_TIMEOUT_MS = 120_000;

/**
 * How long a visitor on a busy machine waits for what should come, and how often they look; in
 * milliseconds.
 */
const PATIENCE = { timeout: 20_000, interval: 50 };

/**
 * A machine that does other work meanwhile can spoil a visit; a broken page fails every time. Where
 * nobody looks on, a visit may therefore be repeated.
 */
const REPEATS_IN_CI = 2;

/** Two browsers' worth of visitors at a time: machines that test are small. */
const VISITORS = 2;

/** Visits to the built site, as it is served. */
const VISITS = {
  retry: process.env.CI ? REPEATS_IN_CI : 0,
  globalSetup: 'tests/support/server.ts',
  testTimeout: VISIT_TIMEOUT_MS,
  hookTimeout: SETUP_TIMEOUT_MS,
  expect: { poll: PATIENCE },
};

const TIMED = 'tests/visit/**/*.timed.test.ts';
const LIGHTHOUSE = 'tests/budgets/lighthouse.test.ts';

/** Projects run one after the other in the order of their groups, the members of one side by side. */
const GROUPS = { quick: 0, visits: 1, timed: 2, engines: 3 };

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
  quick('unit', '{src,server,tools,bench}/**/*.test.{ts,tsx}'),
  quick('content', 'tests/content/**/*.test.ts'),
  { ...VISITS, ...quick('site', 'tests/site/**/*.test.ts') },
  {
    ...VISITS,
    name: 'visit',
    include: ['tests/visit/**/*.test.ts'],
    exclude: [TIMED],
    maxWorkers: VISITORS,
    sequence: { groupOrder: GROUPS.visits },
  },
  alone('timed', TIMED, GROUPS.timed),
  { ...alone('budgets', 'tests/budgets/**/*.test.ts', GROUPS.timed), exclude: [LIGHTHOUSE] },
  alone('lighthouse', LIGHTHOUSE, GROUPS.timed),
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    ...alone(engine, 'tests/engines/**/*.test.ts', GROUPS.engines),
    testTimeout: JOURNEY_TIMEOUT_MS,
    provide: { engine },
  })),
];

export default defineConfig({
  test: { projects: PROJECTS.map((test) => ({ extends: true as const, test })) },
});
