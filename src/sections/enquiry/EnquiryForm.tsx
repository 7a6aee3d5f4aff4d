import { clsx } from 'clsx/lite';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import { SendFields } from './SendFields.tsx';
import type { Sending } from '../../data/site.ts';
import type { EnquiryTexts } from '../../logic/writeEnquiry.ts';
import type { EnquiryContent } from '../../schemas/enquiry.ts';

export interface EnquiryFormProps {
  content: EnquiryContent;
  email: string;
  /** Where enquiries can be sent from the site. */
  sending?: Sending | undefined;
}

const LABEL_ID = 'enquiry-letter';

/** The enquiry form; `scripts/enquiry.ts` writes its message, again after every choice. */
export function EnquiryForm({ content, email, sending }: EnquiryFormProps) {
  const { rooms, wishes, times, actions } = content;
  const { letter } = content;
  const { label, tooLong, subject, greeting, question, farewell } = letter;
  const fixed = { subject, greeting, question, farewell };
  const texts: EnquiryTexts = { ...fixed, noRoom: rooms.none, noWish: wishes.none };
  const questions = (
    <>
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
    </>
  );
  return (
    <form
      className="enquiry"
      // Where it is sent without a script, Back brings back what was typed.
      autoComplete={sending ? undefined : 'off'}
      {...(sending && formOf(sending))}
      data-to={email}
      data-texts={JSON.stringify(texts)}
      data-copied={actions.copied}
      data-failed={actions.failed}
    >
      {sending ? (
        // Disabled until the script starts, so that a form without it does not send them.
        <fieldset className="enquiry-questions enquiry-scripted" disabled>
          {questions}
        </fieldset>
      ) : (
        <div className="enquiry-questions">{questions}</div>
      )}
      <div className="enquiry-outcome">
        <section
          className={clsx('enquiry-shelf', sending && 'enquiry-scripted')}
          aria-labelledby={LABEL_ID}
        >
          <ShelfLabel as={sending ? 'h2' : 'h3'} size="small" id={LABEL_ID}>
            {label}
          </ShelfLabel>
          <div className="enquiry-sheet">
            <div className="enquiry-letter surface" data-letter="">
              <p data-email="">{email}</p>
              <p className="enquiry-subject" data-subject="" />
              <p className="enquiry-body" data-body="" />
            </div>
          </div>
        </section>
        {sending && (
          <>
            <input
              type="hidden"
              name="subject"
              defaultValue={fillIn(fixed.subject, { rooms: rooms.none })}
            />
            <SendFields sending={sending} messageLabel={label} />
            <p className="enquiry-note" role="status" data-outcome="" />
          </>
        )}
        <div className="cluster">
          {sending && (
            <Button type="submit" iconAfter="arrow-right" isStretched data-submit="">
              {sending.words.send}
            </Button>
          )}
          <ButtonLink
            iconBefore="envelope"
            isStretched
            data-send=""
            {...(sending && { href: mailtoHref(email), 'data-variant': 'secondary' })}
          >
            {actions.send}
          </ButtonLink>
          <Button
            variant="secondary"
            iconBefore="copy"
            isStretched
            data-copy=""
            {...(sending && { className: 'enquiry-scripted' })}
          >
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

/** Attributes of a form that can be sent. */
function formOf({ target, words }: Sending) {
  const { busy, sent, failed, refused } = words;
  return {
    ...target.attributes,
    method: 'post',
    action: target.action,
    'data-sending': JSON.stringify({ busy, sent, failed, refused }),
  };
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
