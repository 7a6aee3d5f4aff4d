import type { ContentContext } from './context.ts';
import { group, list, text } from './fields.ts';
import { bannerPicture } from './pictures.ts';

const LINE_MAX_LENGTH = 20;
const WORD_MAX_LENGTH = 12;
const BUTTON_MAX_LENGTH = 24;
const HEADLINE_LINES = { min: 3, max: 3 };

/** How often a word stands in the lines as a word of its own, between spaces. */
function countWord(word: string, lines: readonly string[]): number {
  return lines.flatMap((line) => line.split(' ')).filter((candidate) => candidate === word).length;
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
  }).refine(({ emphasis, headline }) => countWord(emphasis, headline) === 1, {
    path: ['emphasis'],
    error: 'must be a word that stands exactly once in the headline, without comma or full stop',
  });
}
