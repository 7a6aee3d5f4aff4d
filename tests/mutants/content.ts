import type { Mutant } from './mutant.ts';

/** What the owner is told about mistakes in the content. */
export const CONTENT: readonly Mutant[] = [
  {
    breaks: 'A field that nobody knows is dropped silently.',
    file: 'src/schemas/fields.ts',
    from: 'return z.strictObject(shape)',
    to: 'return z.object(shape)',
    testFile: 'tests/content/fields.test.ts',
    testName: 'names a field that does not exist',
  },
  {
    breaks: 'A text may be as long as it likes.',
    file: 'src/schemas/fields.ts',
    from: '.max(maxLength, { error })\n    .refine',
    to: '.refine',
    testFile: 'tests/content/fields.test.ts',
    testName: 'names a text that is too long',
  },
  {
    breaks: 'Too few entries of a list are accepted.',
    file: 'src/schemas/fields.ts',
    from: 'return z.array(entry, { error }).min(min, { error })',
    to: 'return z.array(entry, { error })',
    testFile: 'tests/content/fields.test.ts',
    testName: 'names a list with an entry too few',
  },
  {
    breaks: 'A placeholder may be missing.',
    file: 'src/schemas/fields.ts',
    from: 'placeholdersOf(value).sort().join() === wanted.join()',
    to: 'placeholdersOf(value).length >= 0',
    testFile: 'tests/content/fields.test.ts',
    testName: 'a message that lost its placeholder',
  },
];
