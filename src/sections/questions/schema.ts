import { group, markdown, section, sectionLabel, text, uniqueList } from '../../schemas/fields.ts';

export function questions() {
  return section(
    'questions',
    'Questions that visitors ask, each in a drawer with its answer.',
    'M2 4h12v6H2zM20 4h26v6H20zM20 10h26v6H20zM22 16v8h22v-8M20 24h26M39 7h4M41 5v4',
    {
      label: sectionLabel(40),
      note: markdown('Words below the label, such as where to ask.', 200).optional(),
      entries: uniqueList(
        'One to twenty questions.',
        group('One question.', {
          question: text('The question.', 100),
          answer: markdown(
            'Markdown: **text** is bold, [text](/portfolio) is a link, - begins a list entry.',
            800,
          ).meta({ help: 'The answer.' }),
        }),
        [1, 20],
        ({ question }) => question,
      ).meta({ title: 'Questions' }),
    },
  );
}
