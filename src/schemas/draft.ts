import { group, message, text, uniqueList } from './fields.ts';
import type { z } from 'astro/zod';

const OPENING_MAX_LENGTH = 30;
const LEGEND_MAX_LENGTH = 40;
const CHOICE_MAX_LENGTH = 24;
const ROOM_MAX_LENGTH = 40;
const SUBJECT_MAX_LENGTH = 60;
const SENTENCE_MAX_LENGTH = 140;
const NOTE_MAX_LENGTH = 160;
const ROOM_LIMITS = { min: 2, max: 10 };
const WISH_LIMITS = { min: 2, max: 4 };
const TIME_LIMITS = { min: 2, max: 5 };

function legend() {
  return text('Label above the choices.', LEGEND_MAX_LENGTH).meta({ title: 'Question' });
}

function choiceLabel() {
  return text('Word beside the box.', CHOICE_MAX_LENGTH).meta({ title: 'Choice' });
}

/** A sentence of the message in which the chosen rooms are named. */
function roomsSentence(description: string) {
  return message(description, ['rooms'], SENTENCE_MAX_LENGTH);
}

/** content/draft.yaml: the message that writes itself, in the contact sections. */
export const draftSchema = group(
  'The message that writes itself: what visitors choose, and what is written for them.',
  {
    open: text('Drawer that opens the choices.', OPENING_MAX_LENGTH).meta({ title: 'Button' }),
    rooms: group('The rooms, of which several may be chosen.', {
      legend: legend(),
      entries: uniqueList(
        'The rooms.',
        group('One room.', {
          label: choiceLabel(),
          inText: text('The room as it stands in a sentence: the kitchen.', ROOM_MAX_LENGTH).meta({
            title: 'In a sentence',
          }),
        }),
        ROOM_LIMITS,
        ({ inText }) => inText,
      ),
      none: text('Stands in the sentence while no room is chosen.', ROOM_MAX_LENGTH).meta({
        title: 'Without a choice',
      }),
    }),
    wishes: group('What is wanted, of which one is chosen.', {
      legend: legend(),
      entries: uniqueList(
        'The wishes.',
        group('One wish.', {
          label: choiceLabel(),
          sentence: roomsSentence('What it says in the message.'),
        }),
        WISH_LIMITS,
        ({ sentence }) => sentence,
      ),
      none: roomsSentence('Stands in the message while no wish is chosen.').meta({
        title: 'Without a choice',
      }),
    }),
    times: group('When it should begin, of which one is chosen.', {
      legend: legend(),
      entries: uniqueList(
        'The times.',
        group('One time.', {
          label: choiceLabel(),
          sentence: text('What it says in the message.', SENTENCE_MAX_LENGTH),
        }),
        TIME_LIMITS,
        ({ sentence }) => sentence,
      ),
    }),
    own: text('Label above the field for words of one’s own.', LEGEND_MAX_LENGTH).meta({
      title: 'Own words',
    }),
    letter: group('The message, and what it says around the choices.', {
      label: text('Label above the message.', LEGEND_MAX_LENGTH),
      subject: message('Subject of the message.', ['rooms'], SUBJECT_MAX_LENGTH),
      greeting: text('First line.', LEGEND_MAX_LENGTH),
      question: text('What is asked at the end.', SENTENCE_MAX_LENGTH),
      farewell: text('Last line.', LEGEND_MAX_LENGTH),
      tooLong: text(
        'Said when a mail link cannot carry the whole message, which is cut then and ends with an ellipsis.',
        NOTE_MAX_LENGTH,
      ),
    }),
    actions: group('What can be done with the message.', {
      send: text('Button that opens the mail program with the message.', LEGEND_MAX_LENGTH),
      copy: text('Button that copies the message.', LEGEND_MAX_LENGTH),
      copied: text('Said when the message was copied.', LEGEND_MAX_LENGTH),
      share: text('Button that hands the message to the device.', LEGEND_MAX_LENGTH),
      failed: text(
        'Said when the message could not be copied or shared. It is selected then.',
        NOTE_MAX_LENGTH,
      ),
    }),
  },
);

export type DraftContent = z.output<typeof draftSchema>;
