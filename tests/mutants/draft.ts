import type { Mutant } from './mutant.ts';

/** The message that writes itself, and the subjects of the mail links. */
export const DRAFT: readonly Mutant[] = [
  {
    breaks: 'A line break in a subject begins a header of its own.',
    file: 'src/logic/mailto.ts',
    from: ".replace(/\\s+/gu, ' ')",
    to: '',
    testFile: 'src/logic/mailto.test.ts',
    testName: 'never lets a subject become a header of its own',
  },
  {
    breaks: 'A message is cut in the middle of a letter.',
    file: 'src/logic/mailto.ts',
    from: 'new Intl.Segmenter().segment(cleanText.slice(0, room))',
    to: '[...cleanText.slice(0, room)].map((segment) => ({ segment }))',
    testFile: 'src/logic/mailto.test.ts',
    testName: 'stops at 1,800 characters, after a whole letter: families',
  },
  {
    breaks: 'The link of a service page has no subject.',
    file: 'src/sections/service/CallToAction.tsx',
    from: 'mailtoHref(email, words.subject)',
    to: 'mailtoHref(email)',
    testFile: 'tests/site/pages.test.ts',
    testName: 'ends with a button that opens the mail program with a subject',
  },
  {
    breaks: 'The form of the message is loaded with every page.',
    file: 'src/scripts/draftDrawer.ts',
    from: '  for (const sign of SIGNS)',
    to: "  void answer(new Event('load'));\n  for (const sign of SIGNS)",
    testFile: 'tests/visit/draft.test.ts',
    testName: 'the message on / > is not loaded before it is asked for',
  },
  {
    breaks: 'What a visitor writes is taken for markup.',
    file: 'src/scripts/draft/startDraft.ts',
    from: 'body.textContent = draft.body',
    to: 'body.innerHTML = draft.body',
    testFile: 'tests/visit/draft.test.ts',
    testName: 'the message on / > takes a sentence of one’s own as text',
  },
  {
    breaks: 'Nobody says that a message is too long for a mail link.',
    file: 'src/scripts/draft/startDraft.ts',
    from: "isCut ? (tooLong.dataset.tooLong ?? '') : ''",
    to: "''",
    testFile: 'tests/visit/draft.test.ts',
    testName: 'the message on / > says when a mail link cannot carry it all',
  },
  {
    breaks: 'A draft is lost with the page it was written on.',
    file: 'src/scripts/draft/startDraft.ts',
    from: '  restoreDraft(form);',
    to: '',
    testFile: 'tests/visit/draft.test.ts',
    testName: 'a draft is kept for its tab',
  },
  {
    breaks: 'The page says nothing when the form is lost.',
    file: 'src/scripts/draftDrawer.ts',
    from: "if (isOpening) place.textContent = place.dataset.failed ?? '';",
    to: '',
    testFile: 'tests/visit/draft.test.ts',
    testName: 'where its form is lost, the page says so',
  },
];
