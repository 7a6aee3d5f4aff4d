import type { ComponentPropsWithoutRef } from 'react';

import styles from './TextLink.module.css';

export interface TextLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link in text: the words in ink, the touch colour only in the line below. */
export function TextLink({ className = '', ...rest }: TextLinkProps) {
  return <a className={`${styles.link} ${className}`} {...rest} />;
}
