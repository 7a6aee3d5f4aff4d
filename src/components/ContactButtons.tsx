import { mailtoHref } from '../logic/mailto';
import type { Labels } from '../schemas/labels';
import styles from './ContactButtons.module.css';
import { ButtonLink } from './ButtonLink';
import { CopyAddress } from './CopyAddress';

export interface ContactButtonsProps {
  email: string;
  labels: Labels['contact'];
}

/** The two ways to the business: the visitor's mail program, or the address to take along. */
export function ContactButtons({ email, labels }: ContactButtonsProps) {
  return (
    <div className={styles.row}>
      <ButtonLink href={mailtoHref(email)} iconBefore="envelope" isStretched>
        {labels.writeEmail}
      </ButtonLink>
      <CopyAddress email={email} labels={labels} look="button" />
    </div>
  );
}
