import { writeDraft } from '../../logic/writeDraft.ts';
import { DraftChoices } from './DraftChoices.tsx';
import { DraftLetter } from './DraftLetter.tsx';
import type { DraftWords } from '../../logic/writeDraft.ts';
import type { DraftContent } from '../../schemas/draft.ts';

export interface DraftFormProps {
  words: DraftContent;
  email: string;
  /** Language of the words. */
  language: string;
}

const OWN_ROWS = 3;
const NOTHING = { rooms: [], wish: '', time: '', own: '' };

/** The message that writes itself. `scripts/draft/startDraft.ts` writes it anew with every choice. */
export function DraftForm({ words, email, language }: DraftFormProps) {
  const { rooms, wishes, times, letter, actions } = words;
  const { subject, greeting, question, farewell } = letter;
  const around: DraftWords = {
    subject,
    greeting,
    question,
    farewell,
    noRoom: rooms.none,
    noWish: wishes.none,
  };
  const sentences = ({ label, sentence }: { label: string; sentence: string }) => ({
    label,
    inText: sentence,
  });
  return (
    <form
      className="draft"
      autoComplete="off"
      data-to={email}
      data-words={JSON.stringify(around)}
      data-copied={actions.copied}
      data-failed={actions.failed}
    >
      <div className="draft-questions">
        <DraftChoices legend={rooms.legend} name="rooms" type="checkbox" choices={rooms.entries} />
        <DraftChoices
          legend={wishes.legend}
          name="wish"
          type="radio"
          choices={wishes.entries.map(sentences)}
        />
        <DraftChoices
          legend={times.legend}
          name="time"
          type="radio"
          choices={times.entries.map(sentences)}
        />
        <label className="draft-own">
          {words.own}
          <textarea name="own" rows={OWN_ROWS} dir="auto" />
        </label>
      </div>
      <DraftLetter words={words} email={email} text={writeDraft(around, NOTHING, language)} />
    </form>
  );
}
