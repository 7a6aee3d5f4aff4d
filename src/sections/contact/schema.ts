import { section, sectionLabel, text } from '../../schemas/fields.ts';

export function contact() {
  return section(
    'contact',
    'Your e-mail address, how else to reach you, and the enquiry form.',
    'M2 4h44v24H2zM8 12h24M8 20h8M20 20h8',
    {
      label: sectionLabel(40),
      prompt: text(
        'Sentence above the e-mail address. Without it, the section is a low strip.',
        120,
      ).optional(),
    },
  );
}
