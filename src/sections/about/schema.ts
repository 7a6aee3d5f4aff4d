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
    'Numbers, a picture, your strengths and your team.',
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
      people: list(
        'Up to three people.',
        group('One person.', {
          name: text('Name of the person.', 40),
          trade: text('The person’s job.', 40).meta({ title: 'Job' }),
          picture: picture('Portrait, cropped to 4:5.', context),
        }).meta({ title: 'Person' }),
        [0, 3],
      ).optional(),
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
