import {
  choice,
  group,
  list,
  markdown,
  section,
  sectionLabel,
  text,
} from '../../schemas/fields.ts';

export function prices() {
  return section(
    'prices',
    'What it costs: prices in groups, each on a shelf of its own.',
    'M2 4h12v6H2zM20 8h12M20 14h26M20 18h10M20 24h26M40 8h6M38 18h8M2 28h44',
    {
      label: sectionLabel(40),
      note: markdown('Words below the label, such as what is not included.', 200).optional(),
      groups: list(
        'One to six groups of prices.',
        group('One group.', {
          title: text('Name of the group. One group needs none.', 30).optional(),
          theme: choice('Colour behind the name.', ['first', 'second', 'third'])
            .meta({
              names: { first: 'First colour', second: 'Second colour', third: 'Third colour' },
            })
            .optional(),
          entries: list(
            'One to twelve prices.',
            group('One price.', {
              name: text('What it is for, such as A room.', 40),
              text: text('What is in it.', 100).optional(),
              before: text('Word before the price, such as from.', 12).optional(),
              price: text('Price and currency, such as $290, or words such as free.', 14),
            }),
            [1, 12],
          ).meta({ title: 'Prices' }),
        }),
        [1, 6],
      ),
    },
  );
}
