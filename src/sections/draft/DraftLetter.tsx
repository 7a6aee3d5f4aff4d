import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { mailLink, type MailText } from '../../logic/mailto.ts';
import type { DraftContent } from '../../schemas/draft.ts';

export interface DraftLetterProps {
  words: DraftContent;
  email: string;
  /** What the message says before anything is chosen. */
  text: Required<MailText>;
}

const LABEL_ID = 'draft-letter';

/** The message as it stands, and the ways to take it along. */
export function DraftLetter({ words: { letter, actions }, email, text }: DraftLetterProps) {
  return (
    <div className="draft-outcome">
      <section className="draft-shelf" aria-labelledby={LABEL_ID}>
        <ShelfLabel as="h3" size="small" id={LABEL_ID}>
          {letter.label}
        </ShelfLabel>
        <div className="draft-sheet">
          <div className="draft-letter">
            <p className="draft-subject" data-subject="">
              {text.subject}
            </p>
            <p className="draft-body" data-body="">
              {text.body}
            </p>
          </div>
        </div>
      </section>
      <div className="draft-actions">
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
