import { clsx } from 'clsx/lite';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { ComponentPropsWithoutRef } from 'react';

/** What buttons have in common with links that look like them. */
export interface ButtonLook {
  /** Drawn before the words. */
  iconBefore?: IconName;
  /** Drawn after the words. */
  iconAfter?: IconName;
  /** Full width on phones. */
  isStretched?: boolean;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  variant?: 'primary' | 'secondary';
}

/** A button that does something on the page; it looks like the front of a drawer. */
export function Button({
  variant = 'primary',
  iconBefore,
  iconAfter,
  isStretched = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-stretch={isStretched || undefined}
      {...rest}
    >
      {iconBefore && <Icon name={iconBefore} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
