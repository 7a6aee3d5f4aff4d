import type { Mutant } from './mutant.ts';

/** The animated numbers (specification, sections 4 and 9). */
export const COUNTERS: readonly Mutant[] = [
  {
    breaks: 'The counters count for 3.5 s.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'COUNT_SECONDS = 2.75',
    to: 'COUNT_SECONDS = 3.5',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count from 0 in 2.75 s',
  },
  {
    breaks: 'The counters begin at 1.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'COUNT_FROM = 0',
    to: 'COUNT_FROM = 1',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count from 0 in 2.75 s',
  },
  {
    breaks: 'The counters count again whenever they are seen.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'useReducedMotion() || hasCounted;',
    to: 'useReducedMotion() || (hasCounted && !isSeen);',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'count only once',
  },
  {
    breaks: 'The counters count before they are seen.',
    file: 'src/islands/Counters/useInView.ts',
    from: 'useState(false)',
    to: 'useState(true)',
    testFile: 'tests/visit/counters.test.ts',
    testName: 'wait until each of them is seen',
  },
  {
    breaks: 'The counters count under reduced motion.',
    file: 'src/islands/Counters/CountingNumber.tsx',
    from: 'useReducedMotion() || hasCounted',
    to: 'hasCounted',
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
