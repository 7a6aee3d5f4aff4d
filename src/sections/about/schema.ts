import {
  choice,
  group,
  type ImageContext,
  list,
  punctuation,
  section,
  sectionLabel,
  text,
  uniqueList,
  wholeNumber,
} from '../../schemas/fields.ts';
import { picture } from '../../schemas/pictures.ts';

export function about(context: ImageContext) {
  return section(
    'about',
    'Numbers that count up, a picture and your strengths.',
    'M4 20h10v8H4zM18 20h10v8H18zM34 4h10v24H34zM4 14h24',
    {
      label: sectionLabel(40),
      counters: list(
        'One to four numbers that count up once.',
        group('One number.', {
          value: wholeNumber('The number itself.', 0, 9_999, ' (put + into suffix)').meta({
            title: 'Number',
          }),
          suffix: punctuation('Character after the number, such as +.')
            .meta({ title: 'After the number' })
            .optional(),
          label: text('Label below the number.', 40),
        }),
        [1, 4],
      ),
      text: text('A paragraph about you.', 300).optional(),
      picture: picture('Picture beside the numbers.', context),
      highlights: uniqueList(
        'Two to six strengths.',
        group('One strength.', {
          drawing: choice('Line drawing above the words.', ['drawer', 'vase', 'arch']),
          title: text('Two or three words.', 40),
        }),
        [2, 6],
        ({ title }) => title,
      ),
    },
  );
}
