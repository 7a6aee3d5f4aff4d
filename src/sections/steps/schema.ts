import { group, list, section, sectionLabel, text } from '../../schemas/fields.ts';

export function steps() {
  return section(
    'steps',
    'How you work, step by step: numbered drawers, each further open.',
    'M2 4h44M4 4v6h8V4M2 10h12v8H2zM20 4v10h8V4M18 14h12v8H18zM36 4v14h8V4M34 18h12v8H34z',
    {
      label: sectionLabel(40),
      entries: list(
        'Two to six steps, in their order.',
        group('One step.', {
          title: text('Two or three words.', 30),
          text: text('What happens.', 160),
          result: text('What the customer has after it.', 80).optional(),
          time: text('How long it takes, such as Within three days.', 40).optional(),
        }),
        [2, 6],
      ).meta({ title: 'Steps' }),
    },
  );
}
