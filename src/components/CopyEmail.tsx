import { clsx } from 'clsx/lite';
import { Button } from './Button.tsx';
import styles from './CopyEmail.module.css';
import { Icon } from './Icon.tsx';
import type { Messages } from '../schemas/messages.ts';

interface CopyEmailProps {
  email: string;
  messages: Messages['contact'];
  look: 'button' | 'plain' | 'icon';
}

/** Copies the e-mail address (`scripts/copyEmail.ts`), then shows its other state. */
export function CopyEmail({ email, messages, look }: CopyEmailProps) {
  const script = {
    'data-copy-email': email,
    'data-copied': messages.emailCopied,
    'data-failed': messages.copyFailed,
  };
  const words = (text: string) =>
    look === 'icon' ? <span className="visually-hidden">{text}</span> : text;
  const states = (
    <span className="states">
      <span className={clsx('icon-text', styles.state)} data-for-state="rest">
        <Icon name="copy" />
        {words(messages.copyEmail)}
      </span>
      <span className={clsx('icon-text', styles.state)} data-for-state="copied">
        <Icon name="tick" />
        {words(messages.emailCopied)}
      </span>
    </span>
  );

  return (
    <>
      {look === 'button' ? (
        <Button variant="secondary" className="needs-script" isStretched {...script}>
          {states}
        </Button>
      ) : (
        <button
          type="button"
          className={clsx(
            'needs-script',
            look === 'icon' ? 'icon-target' : styles.plain,
            look === 'plain' && 'target type-action',
          )}
          {...script}
        >
          {states}
        </button>
      )}
      <span className={clsx('visually-hidden type-small', styles.status)} role="status" />
    </>
  );
}
