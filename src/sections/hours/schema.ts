import { section, sectionLabel, text } from '../../schemas/fields.ts';

export function hours() {
  return section(
    'hours',
    'When you work and where: the opening hours of the business, and its area.',
    'M4 6h12M22 6h22M4 13h12M22 13h22M4 20h12M22 20h14M4 28h40',
    {
      label: sectionLabel(40),
      area: text('Where you work, and what a longer way costs.', 200).optional(),
    },
  );
}
