import { mailtoHref } from '../logic/mailto.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactButtons.module.css';
import { CopyEmail } from './CopyEmail.tsx';
import { DRAFT_PLACE_ID } from './DraftPlace.tsx';
import type { Messages } from '../schemas/messages.ts';

export interface ContactButtonsProps {
  email: string;
  messages: Messages['contact'];
  /** Words of the button that opens the `DraftPlace` beside it. */
  draftLabel: string;
}

/**
 * The ways to the business: the visitor's mail program, the e-mail address to take along, or a message
 * that writes itself.
 */
export function ContactButtons({ email, messages, draftLabel }: ContactButtonsProps) {
  return (
    <div className={styles.row}>
      <ButtonLink href={mailtoHref(email)} iconBefore="envelope" isStretched>
        {messages.writeEmail}
      </ButtonLink>
      <CopyEmail email={email} messages={messages} look="button" />
      <Button
        variant="secondary"
        iconBefore="plus"
        className="needs-script"
        isStretched
        aria-expanded={false}
        aria-controls={DRAFT_PLACE_ID}
        data-draft=""
      >
        {draftLabel}
      </Button>
    </div>
  );
}
