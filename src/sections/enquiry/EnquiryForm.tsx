import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import type { EnquiryTexts } from '../../logic/writeEnquiry.ts';
import type { EnquiryContent } from '../../schemas/enquiry.ts';

export interface EnquiryFormProps {
  content: EnquiryContent;
  email: string;
}

const LABEL_ID = 'enquiry-letter';

/** The enquiry form; `scripts/enquiry.ts` writes its message, again after every choice. */
export function EnquiryForm({ content, email }: EnquiryFormProps) {
  const { rooms, wishes, times, actions } = content;
  const { letter } = content;
  const { label, tooLong, subject, greeting, question, farewell } = letter;
  const fixed = { subject, greeting, question, farewell };
  const texts: EnquiryTexts = { ...fixed, noRoom: rooms.none, noWish: wishes.none };
  return (
    <form
      className="enquiry"
      autoComplete="off"
      data-to={email}
      data-texts={JSON.stringify(texts)}
      data-copied={actions.copied}
      data-failed={actions.failed}
    >
      <div className="enquiry-questions">
        <Choices {...rooms} name="rooms" type="checkbox" />
        <Choices {...wishes} name="wish" type="radio" />
        <Choices {...times} name="time" type="radio" />
        <label className="enquiry-own">
          {content.own}
          <textarea name="own" rows={3} dir="auto" />
        </label>
        {letter.chosen !== undefined && (
          <a
            className="enquiry-chosen target"
            href={`#${LABEL_ID}`}
            data-chosen={letter.chosen}
            hidden
          >
            <span />
            <Icon name="arrow-down" />
          </a>
        )}
      </div>
      <div className="enquiry-outcome">
        <section className="enquiry-shelf" aria-labelledby={LABEL_ID}>
          <ShelfLabel as="h3" size="small" id={LABEL_ID}>
            {label}
          </ShelfLabel>
          <div className="enquiry-sheet">
            <div className="enquiry-letter surface" data-letter="">
              <p>{email}</p>
              <p className="enquiry-subject" data-subject="" />
              <p className="enquiry-body" data-body="" />
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
        <p className="enquiry-note" role="status" data-status="" />
        <p className="enquiry-note" role="status" data-too-long={tooLong} />
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
    <fieldset className="enquiry-shelf">
      <ShelfLabel as="legend" size="small">
        {legend}
      </ShelfLabel>
      <div className="enquiry-choices cluster">
        {entries.map(({ label, inText, sentence = inText }) => (
          <label key={sentence} className="enquiry-choice target lift">
            <input type={type} name={name} value={sentence} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
