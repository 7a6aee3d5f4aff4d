import type { Mutant } from './mutant.ts';

const PAGES_ON_PAPER = 'tests/visit/print.test.ts';
const SHEETS = 'tests/audits/paper.test.ts';

/** What comes out of a printer: pages, brochure and business cards. */
export const PAPER: readonly Mutant[] = [
  {
    breaks: 'The home page takes a second sheet.',
    file: 'src/sections/home/HomeBanner.module.css',
    from: 'flex: 1 0 44mm;',
    to: 'flex: 1 0 134mm;',
    testFile: PAGES_ON_PAPER,
    testName: 'on paper, / > takes the sheets it should',
  },
  {
    breaks: 'The dock is printed over every sheet.',
    file: 'src/components/Dock.module.css',
    from: '@media print {',
    to: '@media speech {',
    testFile: PAGES_ON_PAPER,
    testName: 'on paper, /portfolio > says its words, and leaves out what can only be touched',
  },
  {
    breaks: 'A drawer is printed black.',
    file: 'src/styles/tokens.css',
    from: '--color-action: var(--palette-white);',
    to: '--color-action: var(--palette-black);',
    testFile: PAGES_ON_PAPER,
    testName: 'on paper, /home-space-organizing > says its words',
  },
  {
    breaks: 'The D is printed while it leans.',
    file: 'src/sections/home/Headline.module.css',
    from: '@media screen and (prefers-reduced-motion',
    to: '@media (prefers-reduced-motion',
    testFile: PAGES_ON_PAPER,
    testName: 'on paper, / > says its words',
  },
  {
    breaks: 'On paper the place after is hidden by the one before.',
    file: 'src/components/BeforeAndAfter.module.css',
    from: '@media screen and (scripting: enabled) {\n    :global(.comparison) {',
    to: '@media (scripting: enabled) {\n    :global(.comparison) {',
    testFile: PAGES_ON_PAPER,
    testName: 'shows before and after side by side',
  },
  {
    breaks: 'A slider that has moved prints a part of its picture.',
    file: 'src/islands/ImageSlider/Slide.module.css',
    from: 'max-inline-size: 100%;',
    to: 'max-inline-size: none;',
    testFile: PAGES_ON_PAPER,
    testName: 'shows a whole picture of a service',
  },
  {
    breaks: 'The code leads to another address.',
    file: 'paper/QrCode.tsx',
    from: 'encodeQR(url,',
    to: 'encodeQR(url.slice(0, -1),',
    testFile: SHEETS,
    testName: 'leads to the site by a code that can be read',
  },
  {
    breaks: 'The letters of a PDF are outlines.',
    file: 'paper/astro.config.ts',
    from: "'600 600'",
    to: "'500 600'",
    testFile: SHEETS,
    testName: 'has its typefaces with it, as fonts',
  },
  {
    breaks: 'The brochure is printed from small pictures.',
    file: 'paper/printedPicture.ts',
    from: 'DOTS_PER_INCH = 300',
    to: 'DOTS_PER_INCH = 150',
    testFile: SHEETS,
    testName: 'prints four pictures at 300 dots',
  },
  {
    breaks: 'Cards are cut beside their edges.',
    file: 'paper/CropMarks.tsx',
    from: '(paper - card * count) / 2',
    to: '(paper - card * count) / 3',
    testFile: SHEETS,
    testName: 'marks every edge of the cards',
  },
  {
    breaks: 'Nobody says that the code leads to a sample.',
    file: 'tools/print/printSheets.ts',
    from: "field.join() === 'siteUrl'",
    to: "field.join() === 'site'",
    testFile: SHEETS,
    testName: 'says that the address is a sample',
  },
];
