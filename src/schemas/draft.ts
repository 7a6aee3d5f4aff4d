import { group, message, text, uniqueList } from './fields.ts';
import type { z } from 'astro/zod';

const legend = text('Label above the choices.', 40).meta({ title: 'Question' });
const label = text('Word beside the box.', 24).meta({ title: 'Choice' });
const WITHOUT_CHOICE = { title: 'Without a choice' };

function roomsSentence(description: string) {
  return message(description, ['rooms'], 140);
}

/** content/draft.yaml: the message that writes itself, in the contact sections. */
export const draftSchema = group(
  'The message that writes itself: what visitors choose, and what is written for them.',
  {
    open: text('Drawer that opens the choices.', 30).meta({ title: 'Button' }),
    rooms: group('The rooms, of which several may be chosen.', {
      legend,
      entries: uniqueList(
        'The rooms.',
        group('One room.', {
          label,
          inText: text('The room as it stands in a sentence: the kitchen.', 40).meta({
            title: 'In a sentence',
          }),
        }),
        [2, 10],
        ({ inText }) => inText,
      ),
      none: text('Stands in the sentence while no room is chosen.', 40).meta(WITHOUT_CHOICE),
    }),
    wishes: group('What is wanted, of which one is chosen.', {
      legend,
      entries: uniqueList(
        'The wishes.',
        group('One wish.', { label, sentence: roomsSentence('What it says in the message.') }),
        [2, 4],
        ({ sentence }) => sentence,
      ),
      none: roomsSentence('Stands in the message while no wish is chosen.').meta(WITHOUT_CHOICE),
    }),
    times: group('When it should begin, of which one is chosen.', {
      legend,
      entries: uniqueList(
        'The times.',
        group('One time.', { label, sentence: text('What it says in the message.', 140) }),
        [2, 5],
        ({ sentence }) => sentence,
      ),
    }),
    own: text('Label above the field for words of one’s own.', 40).meta({ title: 'Own words' }),
    letter: group('The message, and what it says around the choices.', {
      label: text('Label above the message.', 40),
      subject: message('Subject of the message.', ['rooms'], 60),
      greeting: text('First line.', 40),
      question: text('What is asked at the end.', 140),
      farewell: text('Last line.', 40),
      tooLong: text('Said when the message is too long for a mail link and is cut.', 160),
    }),
    actions: group('What can be done with the message.', {
      send: text('Button that opens the mail program with the message.', 40),
      copy: text('Button that copies the message.', 40),
      copied: text('Said when the message was copied.', 40),
      share: text('Button that hands the message to the device.', 40),
      failed: text('Said when copying and sharing failed. The message is selected then.', 160),
    }),
  },
);

export type DraftContent = z.output<typeof draftSchema>;
