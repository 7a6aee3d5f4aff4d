import { splitAtWord } from '../../logic/headline.ts';
import {
  choice,
  type ImageContext,
  internalLink,
  list,
  section,
  text,
  wholeNumber,
} from '../../schemas/fields.ts';
import { bannerPicture } from '../../schemas/pictures.ts';

/** Whether lines contain a word exactly once. */
function isMarkedOnce(word: string, lines: readonly string[]): boolean {
  const found = lines.flatMap((line) => splitAtWord(line, word) ?? []);
  return found.length === 1 && found.every(({ after }) => !splitAtWord(after, word));
}

export function banner(context: ImageContext) {
  return section(
    'banner',
    'A headline over a large photograph, for the top of the page.',
    'M2 4h44v24H2zM8 12h16M8 18h10M30 28V14h10v14',
    {
      headline: list(
        'The headline in three lines; together they are one sentence.',
        text('One line.', 20),
        [3, 3],
      ),
      emphasis: text('The underlined word; its last letter moves.', 12).meta({
        field: 'emphasis',
        title: 'Underlined word',
      }),
      lead: text('What you offer and where, below the headline.', 80)
        .meta({ title: 'Below the headline' })
        .optional(),
      button: text('Button below the headline.', 24),
      href: internalLink('Page or section that the button leads to.'),
      picture: bannerPicture('Picture behind the headline.', context),
      underlineAt: wholeNumber('In percent from the top of the picture. Not on phones.', 30, 70)
        .meta({ title: 'Height of the underline' })
        .optional(),
      ground: choice('What the headline stands on, from 600 pixels.', ['picture', 'card'])
        .meta({
          title: 'Behind the headline',
          names: { picture: 'The photograph', card: 'A card' },
        })
        .optional(),
    },
  ).refine(({ emphasis, headline }) => headline.length !== 3 || isMarkedOnce(emphasis, headline), {
    path: ['emphasis'],
    params: { expected: 'one word that occurs once in the headline' },
  });
}
