import {
  choice,
  group,
  type ImageContext,
  list,
  section,
  sectionLabel,
  text,
  uniqueList,
  webAddress,
} from '../../schemas/fields.ts';
import { picture } from '../../schemas/pictures.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

export function people(context: ImageContext) {
  return section(
    'people',
    'The people of your business, with portraits that stand on a shelf.',
    'M4 22v-3c0-4 8-4 8 0v3M5 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M20 22v-3c0-4 8-4 8 0v3M21 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M36 22v-3c0-4 8-4 8 0v3M37 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M2 22h44',
    {
      label: sectionLabel(40),
      intro: text('A sentence or two in large letters.', 160)
        .meta({ title: 'Introduction' })
        .optional(),
      entries: list(
        'One to twelve people.',
        group('One person.', {
          name: text('Name of the person.', 40),
          role: text('What the person does.', 40),
          text: text('A sentence about the person.', 140).optional(),
          picture: picture('Portrait, cropped to 4:5.', context).optional(),
          drawing: choice('Line drawing instead of a portrait.', ['bun', 'glasses', 'curls'])
            .meta({
              names: { bun: 'Hair in a bun', glasses: 'Glasses and beard', curls: 'Short curls' },
            })
            .optional(),
          links: uniqueList(
            'Pages of the person elsewhere.',
            group('One link.', {
              label: text('Words of the link.', 24),
              href: webAddress('Where it leads. It opens in a new tab.'),
            }),
            [0, 3],
            ({ href }) => href,
          ).optional(),
        }).refine(({ picture, drawing }) => picture === undefined || drawing === undefined, {
          path: ['drawing'],
          error: () => SCHEMA_WORDS.drawingAndPicture,
        }),
        [1, 12],
      ).meta({ title: 'People' }),
    },
  );
}
