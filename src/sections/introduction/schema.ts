import { group, type ImageContext, section, text } from '../../schemas/fields.ts';
import { bannerPicture, pictureWithFocus } from '../../schemas/pictures.ts';

export function introduction(context: ImageContext) {
  return section(
    'introduction',
    'Heading and introduction with a picture, for the top of a page.',
    'M6 0v8h16V0M4 14h18M4 20h18M4 26h10M28 4h16v24H28z',
    {
      title: text('Heading of the page.', 40),
      banner: bannerPicture('Picture above the heading, over the whole width.', context).optional(),
      picture: pictureWithFocus(
        'Picture beside the words, instead of one above them; screen readers skip it here.',
      ).optional(),
      intro: text('Introduction.', 320),
      approach: group(
        'A second heading, below the picture beside the words or below the introduction.',
        {
          title: text('Heading.', 40),
          text: text('Two or three sentences.', 260),
        },
      ).optional(),
    },
  ).refine(({ banner, picture }) => (banner === undefined) !== (picture === undefined), {
    path: ['picture'],
    error: 'needs exactly one picture: this one or banner',
  });
}
