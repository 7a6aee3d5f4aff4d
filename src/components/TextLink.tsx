import { clsx } from 'clsx/lite';
import styles from './TextLink.module.css';
import type { ComponentPropsWithoutRef } from 'react';

export interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link in text: the words in ink, the accent only in the line below. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <a className={clsx(styles.link, className)} {...rest} />;
}
