import { group, message, text, uniqueList } from './fields.ts';
import type { z } from 'astro/zod';

const legend = text('Label above the choices.', 40).meta({ title: 'Question' });
const label = text('Word beside the box.', 24).meta({ title: 'Choice' });
const WITHOUT_CHOICE = { title: 'Without a choice' };

function roomsSentence(description: string) {
  return message(description, ['rooms'], 140);
}

/** content/enquiry.yaml: the enquiry form of the contact sections. */
export const enquirySchema = group('What visitors choose, and the message made from it.', {
  open: text('Button that opens the choices.', 30).meta({ title: 'Button' }),
  rooms: group('The rooms. Visitors may choose several.', {
    legend,
    entries: uniqueList(
      'The rooms.',
      group('One room.', {
        label,
        inText: text('The room inside a sentence, such as "the kitchen".', 40).meta({
          title: 'In a sentence',
        }),
      }),
      [2, 10],
      ({ inText }) => inText,
    ),
    none: text('Used while no room is chosen.', 40).meta(WITHOUT_CHOICE),
  }),
  wishes: group('The wishes. Visitors choose one.', {
    legend,
    entries: uniqueList(
      'The wishes.',
      group('One wish.', { label, sentence: roomsSentence('Its sentence in the message.') }),
      [2, 4],
      ({ sentence }) => sentence,
    ),
    none: roomsSentence('Used while no wish is chosen.').meta(WITHOUT_CHOICE),
  }),
  times: group('The starting times. Visitors choose one.', {
    legend,
    entries: uniqueList(
      'The times.',
      group('One time.', { label, sentence: text('Its sentence in the message.', 140) }),
      [2, 5],
      ({ sentence }) => sentence,
    ),
  }),
  own: text('Label of the field for the visitor’s own words.', 40).meta({ title: 'Own words' }),
  letter: group('The message around the choices.', {
    label: text('Label above the message.', 40),
    chosen: message('Leads from the choices to the message, on phones.', ['count'], 40)
      .meta({ title: 'After a choice' })
      .optional(),
    subject: message('Subject of the message.', ['rooms'], 60),
    greeting: text('First line.', 40),
    question: text('Question at the end.', 140),
    farewell: text('Last line.', 40),
    tooLong: text('When the message is too long for a mail link and is cut.', 160),
  }),
  actions: group('Buttons below the message.', {
    send: text('Button that opens the mail program with the message.', 40),
    copy: text('Button that copies the message.', 40),
    copied: text('Shown after copying.', 40),
    share: text('Button that opens the share menu of the device.', 40),
    failed: text('When copying and sharing failed; the message is selected.', 160),
  }),
});

export type EnquiryContent = z.output<typeof enquirySchema>;
