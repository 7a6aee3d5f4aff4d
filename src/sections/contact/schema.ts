import { section, sectionLabel, text } from '../../schemas/fields.ts';

export function contact() {
  return section(
    'contact',
    'Your e-mail address, other ways, and the enquiry form.',
    'M2 4h44v24H2zM8 12h24M8 20h8M20 20h8',
    {
      label: sectionLabel(40),
      prompt: text('Above the e-mail address. Without it: a low strip.', 120)
        .meta({ title: 'Sentence above' })
        .optional(),
    },
  );
}
