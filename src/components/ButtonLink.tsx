import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { ComponentPropsWithoutRef } from 'react';

export interface ButtonLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'className'> {
  href: string;
  size?: 'normal' | 'large';
  /** Drawn before the words. */
  iconBefore?: IconName;
  /** Drawn after the words. */
  iconAfter?: IconName;
  /** Full width on phones. */
  isStretched?: boolean;
}

/** A link with the weight of a button. */
export function ButtonLink({
  size = 'normal',
  iconBefore,
  iconAfter,
  isStretched = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={styles.button} data-size={size} data-stretch={isStretched || undefined} {...rest}>
      {iconBefore && <Icon name={iconBefore} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}
