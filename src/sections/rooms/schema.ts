import { group, section, sectionLabel, text, uniqueList } from '../../schemas/fields.ts';
import { focusPoint, pictureReference } from '../../schemas/pictures.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

export function rooms() {
  return section(
    'rooms',
    'A cabinet with a drawer for each room.',
    'M4 2h19v8H4zM25 2h19v8H25zM4 12h19v8H4zM25 12h19v8H25zM4 22h19v8H4zM25 22h19v8H25z',
    {
      label: sectionLabel(),
      entries: uniqueList(
        'One to twelve drawers.',
        group('One drawer.', {
          label: text('The room.', 44),
          picture: pictureReference(
            'Picture in the drawer. Without it, the drawer stays closed.',
          ).optional(),
          position: focusPoint('The detail of the picture that the drawer shows.').optional(),
          inText: text(
            'The room inside a sentence of the enquiry, such as "the kitchen". With it, visitors can choose the drawer.',
            60,
          )
            .meta({ title: 'In a sentence' })
            .optional(),
        }).refine(({ picture, position }) => picture !== undefined || position === undefined, {
          error: () => SCHEMA_WORDS.positionOnly,
        }),
        [1, 12],
        ({ label }) => label,
      ),
      otherLabel: text('Opens the mail program.', 44).meta({ title: 'Last drawer' }),
    },
  );
}
