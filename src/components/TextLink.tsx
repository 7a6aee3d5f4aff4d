import { clsx } from 'clsx/lite';
import { mailtoHref } from '../logic/mailto.ts';
import styles from './TextLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';

/** A link in text: the words in ink, the accent only in the line below. */
export function TextLink({ className, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <a className={clsx(styles.link, className)} {...rest} />;
}

/** The e-mail address in plain, selectable text, as a mail link. It may break after the @. */
export function EmailLink({ email }: { email: string }) {
  const split = email.lastIndexOf('@') + 1;
  return (
    // Some browsers make the break a space, and screen readers say so: "hello@ example.com".
    <TextLink href={mailtoHref(email)} aria-label={email} data-email="">
      {email.slice(0, split)}
      <wbr />
      {email.slice(split)}
    </TextLink>
  );
}

/** The e-mail address as a line of display type, in the size of its surroundings. */
export function LargeEmail({ email }: { email: string }) {
  return (
    <p className={styles.email}>
      <EmailLink email={email} />
    </p>
  );
}

/** A note in brackets after the words of a link, for screen readers. */
export function SpokenNote({ text }: { text: string }) {
  return <span className="visually-hidden">{` (${text})`}</span>;
}
