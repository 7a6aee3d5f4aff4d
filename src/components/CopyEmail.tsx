import { clsx } from 'clsx/lite';
import { Button } from './Button.tsx';
import styles from './CopyEmail.module.css';
import { Icon } from './Icon.tsx';
import type { Messages } from '../schemas/messages.ts';

interface CopyEmailProps {
  email: string;
  messages: Messages['contact'];
  look: 'button' | 'plain';
}

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
