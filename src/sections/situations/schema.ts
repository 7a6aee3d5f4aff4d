import { message, section, sectionLabel, text, uniqueList } from '../../schemas/fields.ts';
import { pictureWithFocus } from '../../schemas/pictures.ts';

export function situations() {
  return section(
    'situations',
    'When visitors need you: a large list beside a picture.',
    'M4 6h22M4 12h16M4 18h20M4 24h14M32 4h12v24H32z',
    {
      label: sectionLabel(),
      entries: uniqueList('The situations.', text('One situation.', 44), [2, 10]),
      sentence: message(
        'Sentence of the enquiry, such as "I am {situations}." With it, visitors can choose the situations.',
        ['situations'],
        80,
      )
        .meta({ title: 'In a sentence' })
        .optional(),
      picture: pictureWithFocus('Picture beside the list, in large windows.'),
    },
  );
}
