import { clsx } from 'clsx/lite';
import { mailtoHref } from '../logic/mailto.ts';
import { Button, ButtonLink } from './Button.tsx';
import styles from './ContactButtons.module.css';
import { Icon } from './Icon.tsx';
import type { Messages } from '../schemas/messages.ts';

interface CopyEmailProps {
  email: string;
  messages: Messages['contact'];
  look: 'button' | 'plain';
}

const DRAFT_PLACE_ID = 'draft';

/** Copies the e-mail address (`scripts/copyEmail.ts`), then shows its other face. */
export function CopyEmail({ email, messages, look }: CopyEmailProps) {
  const script = {
    'data-copy-email': email,
    'data-copied': messages.emailCopied,
    'data-failed': messages.copyFailed,
  };
  const faces = (
    <span className="faces">
      <span className={clsx('icon-words', styles.face)} data-face="rest">
        <Icon name="copy" />
        {messages.copyEmail}
      </span>
      <span className={clsx('icon-words', styles.face)} data-face="copied">
        <Icon name="tick" />
        {messages.emailCopied}
      </span>
    </span>
  );

  return (
    <>
      {look === 'button' ? (
        <Button variant="secondary" className="needs-script" isStretched {...script}>
          {faces}
        </Button>
      ) : (
        <button
          type="button"
          className={clsx(styles.plain, 'target type-action needs-script')}
          {...script}
        >
          {faces}
        </button>
      )}
      <span className={clsx('visually-hidden type-small', styles.status)} role="status" />
    </>
  );
}

export interface ContactButtonsProps {
  email: string;
  messages: Messages['contact'];
  draftLabel: string;
}

export function ContactButtons({ email, messages, draftLabel }: ContactButtonsProps) {
  return (
    <div className={clsx('cluster', styles.row)}>
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

/** `scripts/draftDrawer.ts` loads the enquiry helper or an error message into it. */
export function DraftPlace({ failed }: { failed: string }) {
  return (
    <div
      className={clsx('screen-only', styles.place)}
      id={DRAFT_PLACE_ID}
      role="alert"
      data-failed={failed}
    />
  );
}
