import { group, type ImageContext, section, text } from '../../schemas/fields.ts';
import { bannerPicture, pictureWithFocus } from '../../schemas/pictures.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

export function introduction(context: ImageContext) {
  return section(
    'introduction',
    'Heading, introduction and a picture, for the top of a page.',
    'M6 0v8h16V0M4 14h18M4 20h18M4 26h10M28 4h16v24H28z',
    {
      title: text('Heading of the page.', 40),
      banner: bannerPicture('Picture above the heading, over the whole width.', context).optional(),
      picture: pictureWithFocus('Beside the words, not above; screen readers skip it.').optional(),
      intro: text('What the page is about.', 320).meta({ title: 'Introduction' }),
      approach: group('A second heading, below the picture or introduction.', {
        title: text('Heading.', 40),
        text: text('Two or three sentences.', 260),
      })
        .meta({ title: 'Second heading' })
        .optional(),
    },
  ).refine(({ banner, picture }) => (banner === undefined) !== (picture === undefined), {
    path: ['picture'],
    error: () => SCHEMA_WORDS.onePicture,
  });
}
