import { section, text } from '../../schemas/fields.ts';

export function callToAction() {
  return section(
    'call-to-action',
    'One sentence and a button that opens the mail program.',
    'M2 8h44v16H2zM8 16h14M30 12h10v8H30z',
    {
      title: text('The invitation.', 50),
      button: text('Button that opens the mail program.', 24),
      subject: text('Subject of the mail.', 60),
    },
  );
}
