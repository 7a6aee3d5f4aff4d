import type { Mutant } from './mutant.ts';

/** Header, menu and dock (specification, section 2). */
export const WAYFINDING: readonly Mutant[] = [
  {
    breaks: 'The header of the home page stays clear over the text.',
    file: 'src/scripts/headerState.ts',
    from: "entries.at(-1)?.isIntersecting ? 'over' : 'past'",
    to: "'over'",
    testFile: 'tests/visit/header.test.ts',
    testName: 'lies over the banner, and becomes a header with a ground below it',
  },
  {
    breaks: 'The header scrolls away.',
    file: 'src/components/SiteHeader.module.css',
    from: 'position: sticky',
    to: 'position: relative',
    testFile: 'tests/visit/header.test.ts',
    testName: 'stays at the top while the page is scrolled',
  },
  {
    breaks: 'Anchors of the menu jump instead of scrolling.',
    file: 'src/styles/base.css',
    from: '    scroll-behavior: smooth;',
    to: '    scroll-behavior: auto;',
    testFile: 'tests/visit/header.test.ts',
    testName: 'leads smoothly to the sections of the page',
  },
  {
    breaks: 'A section reached by its anchor lies under the header.',
    file: 'src/styles/base.css',
    from: 'scroll-padding-block: 6rem var(--space-xs);',
    to: 'scroll-padding-block: 0 var(--space-xs);',
    testFile: 'tests/visit/header.test.ts',
    testName: 'leads from another page to the sections',
  },
  {
    breaks: 'The menu stays open after an entry of the same page was chosen.',
    file: 'src/scripts/menuSheet.ts',
    from: "event.target.closest('a')) menu.hidePopover()",
    to: "event.target.closest('b')) menu.hidePopover()",
    testFile: 'tests/visit/menu.test.ts',
    testName: 'the menu on the home page',
  },
  {
    breaks: 'The page behind the open menu can be reached.',
    file: 'src/scripts/menuSheet.ts',
    from: 'element.inert = isOpen',
    to: 'element.inert = false',
    testFile: 'tests/visit/menu.test.ts',
    testName: 'keeps the focus in the menu and the dock',
  },
  {
    breaks: '"Copied" is said for two seconds.',
    file: 'src/scripts/copyEmail.ts',
    from: 'const COPIED_FOR_MS = 4000;',
    to: 'const COPIED_FOR_MS = 2000;',
    testFile: 'tests/visit/copyEmail.test.ts',
    testName: 'puts the address on the clipboard and says so for four seconds',
  },
];
