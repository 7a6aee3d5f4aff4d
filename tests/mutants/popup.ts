import type { Mutant } from './mutant.ts';

/** The "coming soon" pop-up (specification, section 4). */
export const POPUP: readonly Mutant[] = [
  {
    breaks: 'The pop-up is open from the start.',
    file: 'src/sections/home/ComingSoonPopup.tsx',
    from: '      closedby="any"',
    to: '      open\n      closedby="any"',
    testFile: 'tests/visit/popup.test.ts',
    testName: 'pop-up, with script > is closed at first',
  },
  {
    breaks: 'The Products card opens nothing.',
    file: 'src/sections/home/ComingSoonPopup.tsx',
    from: "command: 'show-modal'",
    to: "command: 'show-nothing'",
    testFile: 'tests/visit/popup.test.ts',
    testName: 'pop-up, with script > opens by a click on Products',
  },
  {
    breaks: 'Only the words of the Products button open the pop-up, not the card around them.',
    file: 'src/sections/home/ComingSoonButton.module.css',
    from: "    content: '';\n",
    to: '',
    testFile: 'tests/visit/popup.test.ts',
    testName: 'pop-up, with script > opens by a click on the sentence',
  },
  {
    breaks: 'The close buttons of the pop-up do nothing.',
    file: 'src/sections/home/ComingSoonPopup.tsx',
    from: "command: 'close'",
    to: "command: 'closed'",
    testFile: 'tests/visit/popup.test.ts',
    testName: 'pop-up, with script > closes by the button',
  },
  {
    breaks: 'Only its buttons close the pop-up.',
    file: 'src/sections/home/ComingSoonPopup.tsx',
    from: 'closedby="any"',
    to: 'closedby="none"',
    testFile: 'tests/visit/popup.test.ts',
    testName: 'pop-up, with script > closes by a click beside it',
  },
  {
    breaks: 'Browsers without commands cannot open the pop-up.',
    file: 'src/scripts/comingSoonPopup.ts',
    from: 'obey?.(popup);',
    to: '',
    testFile: 'tests/visit/popup.test.ts',
    testName: 'nor closedby > opens by a click on Products',
  },
  {
    breaks: 'A press on the border closes the pop-up where the browser does not know how.',
    file: 'src/scripts/comingSoonPopup.ts',
    from: 'if (event.target !== popup || isOnBox(popup, event)) return;',
    to: 'if (event.target !== popup) return;',
    testFile: 'tests/visit/popup.test.ts',
    testName: 'nor closedby > is not closed by a press inside, nor by one on its border',
  },
];
