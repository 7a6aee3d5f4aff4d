import { Button, ButtonLink } from '../../components/Button.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import type { DraftWords } from '../../logic/writeDraft.ts';
import type { DraftContent } from '../../schemas/draft.ts';

export interface DraftFormProps {
  content: DraftContent;
  email: string;
}

const LABEL_ID = 'draft-letter';

/** The enquiry helper; `scripts/draft.ts` writes its message, again after every choice. */
export function DraftForm({ content, email }: DraftFormProps) {
  const { rooms, wishes, times, actions } = content;
  const { label, tooLong, ...fixed } = content.letter;
  const around: DraftWords = { ...fixed, noRoom: rooms.none, noWish: wishes.none };
  return (
    <form
      className="draft"
      autoComplete="off"
      data-to={email}
      data-content={JSON.stringify(around)}
      data-copied={actions.copied}
      data-failed={actions.failed}
    >
      <div className="draft-questions">
        <Choices {...rooms} name="rooms" type="checkbox" />
        <Choices {...wishes} name="wish" type="radio" />
        <Choices {...times} name="time" type="radio" />
        <label className="draft-own">
          {content.own}
          <textarea name="own" rows={3} dir="auto" />
        </label>
      </div>
      <div className="draft-outcome">
        <section className="draft-shelf" aria-labelledby={LABEL_ID}>
          <ShelfLabel as="h3" size="small" id={LABEL_ID}>
            {label}
          </ShelfLabel>
          <div className="draft-sheet">
            <div className="draft-letter surface" data-letter="">
              <p>{email}</p>
              <p className="draft-subject" data-subject="" />
              <p className="draft-body" data-body="" />
            </div>
          </div>
        </section>
        <div className="cluster">
          <ButtonLink iconBefore="envelope" isStretched data-send="">
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
        <p className="draft-note" role="status" data-too-long={tooLong} />
      </div>
    </form>
  );
}

interface ChoicesProps {
  legend: string;
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
          <label key={sentence} className="draft-choice target lift">
            <input type={type} name={name} value={sentence} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
