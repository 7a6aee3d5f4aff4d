import { clsx } from 'clsx/lite';
import { Button } from './Button.tsx';
import styles from './CopyEmail.module.css';
import { Icon } from './Icon.tsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { Messages } from '../schemas/messages.ts';

export interface CopyEmailProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'className' | 'type'
> {
  email: string;
  messages: Messages['contact'];
  /** `button` has the frame of a second button, `plain` stands beside text. */
  look?: 'button' | 'plain';
}

/**
 * The button that copies the e-mail address. Both of its faces are in the page, so it keeps its
 * width; `scripts/copyEmail.ts` shows the second one and speaks through the status beside it.
 */
export function CopyEmail({ email, messages, look = 'plain', ...rest }: CopyEmailProps) {
  const script = {
    'data-copy-email': email,
    'data-copied': messages.emailCopied,
    'data-failed': messages.copyFailed,
  };
  const faces = (
    <span className={styles.faces}>
      <span className={styles.face} data-face="rest">
        <Icon name="copy" />
        {messages.copyEmail}
      </span>
      <span className={styles.face} data-face="copied">
        <Icon name="tick" />
        {messages.emailCopied}
      </span>
    </span>
  );

  return (
    <>
      {look === 'button' ? (
        <Button variant="secondary" className="needs-script" isStretched {...script} {...rest}>
          {faces}
        </Button>
      ) : (
        <button type="button" className={clsx(styles.plain, 'needs-script')} {...script} {...rest}>
          {faces}
        </button>
      )}
      <span className={styles.status} role="status" />
    </>
  );
}
