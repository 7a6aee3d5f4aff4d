import { mailtoHref } from '../logic/mailto.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './ContactButtons.module.css';
import { CopyEmail } from './CopyEmail.tsx';
import type { Messages } from '../schemas/messages.ts';

export interface ContactButtonsProps {
  email: string;
  messages: Messages['contact'];
}

/** The two ways to the business: the visitor's mail program, or the e-mail address to take along. */
export function ContactButtons({ email, messages }: ContactButtonsProps) {
  return (
    <div className={styles.row}>
      <ButtonLink href={mailtoHref(email)} iconBefore="envelope" isStretched>
        {messages.writeEmail}
      </ButtonLink>
      <CopyEmail email={email} messages={messages} look="button" />
    </div>
  );
}
