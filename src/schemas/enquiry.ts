import { group, message, seo, text, uniqueList } from './fields.ts';
import type { z } from 'astro/zod';

const legend = text('Label above the choices.', 40).meta({ title: 'Question' });
const label = text('Word beside the box.', 24).meta({ title: 'Choice' });
const WITHOUT_CHOICE = { title: 'Without a choice' };

function roomsSentence(description: string) {
  return message(description, ['rooms'], 140);
}

function sentence(description: string, placeholders: readonly string[] = []) {
  return message(description, placeholders, 200);
}

const missing = group('What a field says that is empty or wrong.', {
  name: sentence('The name is missing.'),
  contact: sentence('E-mail and telephone are missing.').meta({ title: 'E-mail or telephone' }),
  email: sentence('The e-mail address is wrong.').meta({ title: 'Wrong e-mail' }),
  message: sentence('The message is missing.'),
  consent: sentence('The consent is missing.'),
});

const sending = group('Fields and words for sending an enquiry from the site.', {
  open: text('Button that opens the form, in contact sections.', 30).meta({ title: 'Button' }),
  page: seo().meta({ title: 'The page of the form' }),
  name: text('Label of the name.', 40),
  email: text('Label of the e-mail address.', 40),
  phone: text('Label of the telephone number.', 40),
  either: text('Says that one of the two is enough.', 80).meta({ title: 'One of the two' }),
  consent: message('Beside the box that visitors tick.', ['privacy'], 200),
  privacy: text('The words of the link in it.', 40).meta({
    title: 'Link to the page about privacy',
  }),
  trap: text('Label of a field that only programs see and fill in.', 60).meta({
    title: 'Field for programs',
  }),
  send: text('Button that sends the enquiry.', 30),
  busy: text('Shown while it is sent.', 60).meta({ title: 'While sending' }),
  sent: sentence('Shown when it has arrived.').meta({ title: 'Arrived' }),
  failed: sentence('Shown when it did not arrive.', ['email']).meta({ title: 'Not arrived' }),
  refused: sentence('Shown when it was not accepted, with the reason.', ['reason', 'email']).meta({
    title: 'Not accepted',
  }),
  missing,
  thanks: group('The page after sending without scripts.', {
    title: text('Heading of the page.', 40),
    description: text('What the page is.', 160),
    text: sentence('Text of the page.'),
    back: text('Link to the home page.', 40),
  }).meta({ title: 'Page of thanks' }),
});

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
  sending: sending
    .meta({ title: 'Sending from the site', help: 'Needed if business.yaml has enquiries.' })
    .optional(),
});

export type EnquiryContent = z.output<typeof enquirySchema>;
export type SendingWords = z.output<typeof sending>;
