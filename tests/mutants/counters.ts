import type { Mutant } from './mutant.ts';

/** The animated numbers (specification, sections 4 and 9). */
export const COUNTERS: readonly Mutant[] = [
  {
    breaks: 'The counters count for 3.5 s.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'COUNT_SECONDS = 2.75',
    to: 'COUNT_SECONDS = 3.5',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count once, from 0 in 2.75 s',
  },
  {
    breaks: 'The counters begin at 1.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'COUNT_FROM = 0',
    to: 'COUNT_FROM = 1',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count once, from 0 in 2.75 s',
  },
  {
    breaks: 'The counters count again whenever they are seen.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'useReducedMotion() || hasCounted ||',
    to: 'useReducedMotion() || (hasCounted && !hasArrived) ||',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count once, from 0 in 2.75 s',
  },
  {
    breaks: 'The counters count before they are seen.',
    file: 'src/islands/Counters/useArrival.ts',
    from: 'setHasArrived(hasCome)',
    to: 'setHasArrived(true)',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'wait until they are seen',
  },
  {
    breaks: 'The counters drop to 0 before the eyes of whoever sees them first.',
    file: 'src/islands/Counters/useArrival.ts',
    from: 'isIntersecting && !isAwaited;',
    to: 'false;',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'show their values, and go on doing so',
  },
  {
    breaks: 'The counters count under reduced motion.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'useReducedMotion() || ',
    to: '',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'the counters under reduced motion',
  },
  {
    breaks: 'There are 24 years of experience.',
    file: 'tests/fixtures/tidy-touch/pages/home.yaml',
    from: 'value: 25',
    to: 'value: 24',
    testFile: 'tests/visit/looks.test.ts',
    testName: 'on a desktop > / > says what the specification asks for',
  },
  {
    breaks: 'There are 144 projects.',
    file: 'tests/fixtures/tidy-touch/pages/home.yaml',
    from: 'value: 145',
    to: 'value: 144',
    testFile: 'tests/visit/looks.test.ts',
    testName: 'on a desktop > / > says what the specification asks for',
  },
];
