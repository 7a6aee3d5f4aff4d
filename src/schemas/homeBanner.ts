import { splitAtWord } from '../logic/splitAtWord.ts';
import { group, list, text } from './fields.ts';
import { bannerPicture } from './pictures.ts';
import type { ContentContext } from './context.ts';

const LINE_MAX_LENGTH = 20;
const WORD_MAX_LENGTH = 12;
const BUTTON_MAX_LENGTH = 24;
const HEADLINE_LINES = { min: 3, max: 3 };

/** How often a word stands in a line, counted as the page does when it marks the word. */
function countWord(word: string, line: string): number {
  const split = splitAtWord(line, word);
  return split ? 1 + countWord(word, split.after) : 0;
}

function isMarkedOnce(word: string, lines: readonly string[]): boolean {
  const counts = lines.map((line) => countWord(word, line));
  return counts.reduce((sum, count) => sum + count, 0) === 1;
}

/** The first screen of the home page. */
export function homeBanner(context: ContentContext) {
  return group('The first screen.', {
    headline: list(
      'The headline in three lines. Read one after the other they are one sentence.',
      text('One line.', LINE_MAX_LENGTH),
      HEADLINE_LINES,
    ),
    emphasis: text(
      'The word of the headline that is underlined and whose last letter settles.',
      WORD_MAX_LENGTH,
    ),
    button: text('Button that leads to the services.', BUTTON_MAX_LENGTH),
    picture: bannerPicture('Picture behind the headline.', context),
  }).refine(
    // Which line is too many or too few has to be known first.
    ({ emphasis, headline }) =>
      headline.length !== HEADLINE_LINES.max || isMarkedOnce(emphasis, headline),
    { path: ['emphasis'], error: 'must be a word that stands exactly once in the headline' },
  );
}
