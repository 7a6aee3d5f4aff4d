import { clsx } from 'clsx';
import styles from './Label.module.css';
import type { ComponentProps } from 'react';

/** A name that hangs from the line above it. */
export function Label({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={clsx(styles.label, className)} {...rest}>
      {children}
    </h2>
  );
}
