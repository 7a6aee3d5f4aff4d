import { mailtoHref } from '../logic/mailto.ts';
import type { Messages } from '../schemas/messages.ts';
import styles from './ContactButtons.module.css';
import { ButtonLink } from './ButtonLink.tsx';
import { CopyEmail } from './CopyEmail.tsx';

export interface ContactButtonsProps {
  email: string;
  messages: Messages['contact'];
}

/** The two ways to the business: the visitor's mail program, or the address to take along. */
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
