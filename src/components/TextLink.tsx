import { clsx } from 'clsx/lite';
import { mailtoHref } from '../logic/mailto.ts';
import styles from './TextLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';

export function TextLink({ className, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <a className={clsx(styles.link, className)} {...rest} />;
}

/** The e-mail address as a mail link that may wrap after the @. */
export function EmailLink({ email }: { email: string }) {
  const split = email.lastIndexOf('@') + 1;
  return (
    // Some screen readers read <wbr> as a space.
    <TextLink href={mailtoHref(email)} aria-label={email} data-email="">
      {email.slice(0, split)}
      <wbr />
      {email.slice(split)}
    </TextLink>
  );
}

export function LargeEmail({ email }: { email: string }) {
  return (
    <p className={styles.email}>
      <EmailLink email={email} />
    </p>
  );
}

export function SpokenNote({ text }: { text: string }) {
  return <span className="visually-hidden">{` (${text})`}</span>;
}
