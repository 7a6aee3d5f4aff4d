import { clsx } from 'clsx/lite';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonLook {
  href: string;
  size?: 'normal' | 'large';
}

/** A link with the weight of a button. */
export function ButtonLink({
  size = 'normal',
  iconBefore,
  iconAfter,
  isStretched = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      className={clsx(styles.button, className)}
      data-size={size}
      data-stretch={isStretched || undefined}
      {...rest}
    >
      {iconBefore && <Icon name={iconBefore} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}
