import {
  choice,
  type ImageContext,
  markdown,
  section,
  sectionLabel,
} from '../../schemas/fields.ts';
import { picture } from '../../schemas/pictures.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

export function text(context: ImageContext) {
  return section(
    'text',
    'Words of your own, a picture, or both.',
    'M2 6h18v20H2zM26 8h18M26 14h18M26 20h12',
    {
      label: sectionLabel(40),
      text: markdown(
        'Markdown: - begins a list entry, 1. a numbered one, **text** is bold, [text](/portfolio) is a link.',
        600,
      )
        .meta({ help: 'The words of the section.' })
        .optional(),
      picture: picture('Picture beside or above the words.', context).optional(),
      side: choice('Place of the picture. Default: before the words.', ['start', 'end', 'across'])
        .meta({
          title: 'Place of the picture',
          names: {
            start: 'Before the words',
            end: 'After them',
            across: 'Above them, over the whole width',
          },
        })
        .optional(),
    },
  ).refine(({ text, picture, side }) => text !== undefined || (picture && side === 'across'), {
    path: ['text'],
    error: () => SCHEMA_WORDS.wordsMissing,
  });
}
