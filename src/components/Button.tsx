import { clsx } from 'clsx/lite';
import styles from './Button.module.css';
import type { ComponentPropsWithoutRef } from 'react';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: 'primary' | 'secondary';
  /** Full width on phones. */
  isStretched?: boolean;
}

/** A button that does something on the page; it looks like the front of a drawer. */
export function Button({
  variant = 'primary',
  isStretched = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-stretch={isStretched || undefined}
      {...rest}
    />
  );
}
