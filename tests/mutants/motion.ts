import type { Mutant } from './mutant.ts';

/** What moves once and quietly. */
export const MOTION: readonly Mutant[] = [
  {
    breaks: 'The askew letter stays askew.',
    file: 'src/sections/home/Headline.module.css',
    from: `100% {
      transform: none;`,
    to: `100% {
      transform: rotate(-3deg);`,
    testFile: 'tests/audits/film.test.ts',
    testName: 'the askew letter gets a touch and stands straight',
  },
  {
    breaks: 'The picture of a page does not come out of that of its service.',
    file: 'src/sections/service/Introduction.module.css',
    from: 'view-transition-name: picture',
    to: 'view-transition-name: none',
    testFile: 'tests/audits/film.test.ts',
    testName: 'grows into its page, and back, on a desktop',
  },
  {
    breaks: 'The picture of a service goes nowhere when its page is asked for.',
    file: 'src/scripts/pageSwap.ts',
    from: "isWanted ? 'picture' : 'none'",
    to: "isWanted ? 'none' : 'none'",
    testFile: 'tests/audits/film.test.ts',
    testName: 'grows into its page, and back, on a phone',
  },
  {
    breaks: 'The pictures of both services want to become the one of a page.',
    file: 'src/scripts/pageSwap.ts',
    from: 'isSeen && picture.dataset.becomes === pathname',
    to: 'isSeen',
    testFile: 'tests/audits/film.test.ts',
    testName: 'grows alone, when its own page is asked for and it can be seen',
  },
  {
    breaks: 'A picture flies in that could not be seen.',
    file: 'src/scripts/pageSwap.ts',
    from: '!isCovered && bottom > 0 && top < innerHeight',
    to: '!isCovered',
    testFile: 'tests/audits/film.test.ts',
    testName: 'grows alone, when its own page is asked for and it can be seen',
  },
  {
    breaks: 'An enlarged picture grows out of another part of itself than its thumbnail shows.',
    file: 'src/logic/growth.ts',
    from: 'x: whole.x + part.left * scale',
    to: 'x: whole.x',
    testFile: 'tests/audits/film.test.ts',
    testName: 'a picture grows out of its thumbnail, while it loads, on a phone',
  },
  {
    breaks: 'An enlarged picture jumps when it has grown.',
    file: 'src/islands/Lightbox/Lightbox.css',
    from: 'clip-path: var(--grows-whole)',
    to: 'clip-path: var(--grows-cut)',
    testFile: 'tests/audits/film.test.ts',
    testName: 'a picture grows out of its thumbnail, once it is loaded, on a desktop',
  },
  {
    breaks: 'There is nothing where an enlarged picture is still loading.',
    file: 'src/islands/Lightbox/SlideStage.tsx',
    from: 'src={first.src}',
    to: 'src=""',
    testFile: 'tests/audits/film.test.ts',
    testName: 'a picture grows out of its thumbnail, while it loads, on a phone',
  },
  {
    breaks: 'A picture grows out of a thumbnail that is covered.',
    file: 'src/islands/Lightbox/origin.ts',
    from: '!== image) return undefined',
    to: '=== null) return undefined',
    testFile: 'tests/audits/film.test.ts',
    testName: 'appears by itself when its thumbnail cannot be seen',
  },
  {
    breaks: 'An enlarged picture grows under reduced motion.',
    file: 'src/islands/Lightbox/Lightbox.css',
    from: `@media (prefers-reduced-motion: no-preference) {
  .lightbox-stage[data-growing]`,
    to: `@media all {
  .lightbox-stage[data-growing]`,
    testFile: 'tests/visit/motion.test.ts',
    testName: 'nothing moves from picture to picture on a desktop',
  },
];
