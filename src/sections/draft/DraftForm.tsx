import { Button, ButtonLink } from '../../components/Button.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { mailLink, type MailText } from '../../logic/mailto.ts';
import { type DraftWords, writeDraft } from '../../logic/writeDraft.ts';
import type { DraftContent } from '../../schemas/draft.ts';

export interface DraftFormProps {
  words: DraftContent;
  email: string;
  language: string;
}

const NOTHING = { rooms: [], wish: '', time: '', own: '' };

/** The message that writes itself; `scripts/draft.ts` updates it with every choice. */
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
        <Choices {...rooms} name="rooms" type="checkbox" />
        <Choices {...wishes} name="wish" type="radio" />
        <Choices {...times} name="time" type="radio" />
        <label className="draft-own">
          {words.own}
          <textarea name="own" rows={3} dir="auto" />
        </label>
      </div>
      <Letter words={words} email={email} text={writeDraft(around, NOTHING, language)} />
    </form>
  );
}

interface ChoicesProps {
  legend: string;
  /** `inText` or `sentence` stands in the message. */
  entries: readonly { label: string; inText?: string; sentence?: string }[];
  name: string;
  type: 'checkbox' | 'radio';
}

function Choices({ legend, entries, name, type }: ChoicesProps) {
  return (
    <fieldset className="draft-shelf">
      <ShelfLabel as="legend" size="small">
        {legend}
      </ShelfLabel>
      <div className="draft-choices cluster">
        {entries.map(({ label, inText, sentence = inText }) => (
          <label key={sentence} className="draft-choice lift">
            <input type={type} name={name} value={sentence} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LetterProps {
  words: DraftContent;
  email: string;
  /** The message before anything is chosen. */
  text: MailText;
}

const LABEL_ID = 'draft-letter';

function Letter({ words: { letter, actions }, email, text }: LetterProps) {
  return (
    <div className="draft-outcome">
      <section className="draft-shelf" aria-labelledby={LABEL_ID}>
        <ShelfLabel as="h3" size="small" id={LABEL_ID}>
          {letter.label}
        </ShelfLabel>
        <div className="draft-sheet">
          <div className="draft-letter surface">
            <p className="draft-subject" data-subject="">
              {text.subject}
            </p>
            <p className="draft-body" data-body="">
              {text.body}
            </p>
          </div>
        </div>
      </section>
      <div className="cluster">
        <ButtonLink
          href={mailLink(email, text).href}
          iconBefore="envelope"
          isStretched
          data-send=""
        >
          {actions.send}
        </ButtonLink>
        <Button variant="secondary" iconBefore="copy" isStretched data-copy="">
          {actions.copy}
        </Button>
        <Button variant="secondary" iconBefore="share" isStretched data-share="" hidden>
          {actions.share}
        </Button>
      </div>
      <p className="draft-note" role="status" data-status="" />
      <p className="draft-note" role="status" data-too-long={letter.tooLong} />
    </div>
  );
}
