import type { ContentContext } from './context.ts';
import { group, list, text } from './fields.ts';
import { bannerPicture } from './pictures.ts';

const LINE_MAX_LENGTH = 20;
const WORD_MAX_LENGTH = 12;
const BUTTON_MAX_LENGTH = 24;
const HEADLINE_LINES = { min: 3, max: 3 };

/** Number of lines that hold the word as a word of its own. */
function linesWith(word: string, lines: readonly string[]): number {
  return lines.filter((line) => line.split(' ').includes(word)).length;
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
  }).refine(({ emphasis, headline }) => linesWith(emphasis, headline) === 1, {
    path: ['emphasis'],
    error: 'must be a word of exactly one line of the headline',
  });
}
