import { group, list, section, sectionLabel, text } from '../../schemas/fields.ts';

export function hours() {
  return section(
    'hours',
    'When you work and where: opening hours and service area.',
    'M4 6h12M22 6h22M4 13h12M22 13h22M4 20h12M22 20h14M4 28h40',
    {
      label: sectionLabel(40),
      entries: list(
        'One to seven lines.',
        group('One line.', {
          days: text('Days, such as Monday to Friday.', 40),
          hours: text('Hours, such as 9 to 17, or closed.', 40),
        }),
        [1, 7],
      ),
      area: text('Where you work, and what a longer way costs.', 200).optional(),
    },
  );
}
