import type { ComponentPropsWithoutRef } from 'react';

import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: 'primary' | 'secondary';
  /** Full width on phones. */
  isStretched?: boolean;
}

/** A drawer that does something on the page. */
export function Button({
  variant = 'primary',
  isStretched = false,
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-stretch={isStretched || undefined}
      {...rest}
    />
  );
}
