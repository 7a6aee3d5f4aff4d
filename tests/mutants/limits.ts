import type { Mutant } from './mutant.ts';

const testFile = 'tests/audits/limits.test.ts';

/** What keeps its place when the content is as long as its limits allow. */
export const LIMITS: readonly Mutant[] = [
  {
    breaks: 'A word that is longer than its line runs out of the window.',
    file: 'src/styles/base.css',
    from: '  overflow-wrap: anywhere;\n',
    to: '',
    testFile,
    testName: 'in German compounds, as long as the limits allow > every word and control of /',
  },
  {
    breaks: 'A long word beside its bullets pushes the arrows of a slider away.',
    file: 'src/islands/ImageSlider/SliderControls.tsx',
    from: 'const SHORT_WORD = 6;',
    to: 'const SHORT_WORD = 60;',
    testFile,
    testName: 'in the widest letters, as long as the limits allow > every word and control of /',
  },
  {
    breaks: 'Arabic is laid out as if it ran to the right.',
    file: 'src/logic/textDirection.ts',
    from: ".getTextInfo().direction ?? 'ltr'",
    to: " && 'ltr'",
    testFile,
    testName: 'in Arabic, as long as the limits allow > every word and control of /sample-page',
  },
  {
    breaks: 'The arrow keys of a slider point the wrong way in Arabic.',
    file: 'src/islands/ImageSlider/useArrowKeys.ts',
    from: "swiper.rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']",
    to: "['ArrowLeft', 'ArrowRight']",
    testFile,
    testName: 'in Arabic, as long as the limits allow > what follows is on the left',
  },
];
