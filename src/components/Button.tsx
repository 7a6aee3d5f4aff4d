import { clsx } from 'clsx/lite';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { ComponentPropsWithoutRef } from 'react';

interface ButtonLook {
  iconBefore?: IconName;
  iconAfter?: IconName;
  isStretched?: boolean;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  variant?: 'primary' | 'secondary';
}

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonLook {
  size?: 'normal' | 'large';
}

function look<Props extends ButtonProps | ButtonLinkProps>(props: Props) {
  const { iconBefore, iconAfter, isStretched, className, children, ...rest } = props;
  return {
    ...rest,
    className: clsx('lift screen-only target', styles.button, className),
    'data-stretch': isStretched ? '' : undefined,
    children: (
      <>
        {iconBefore && <Icon name={iconBefore} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </>
    ),
  };
}

export function Button({ variant = 'primary', ...rest }: ButtonProps) {
  return <button type="button" data-variant={variant} {...look(rest)} />;
}

export function ButtonLink({ size = 'normal', ...rest }: ButtonLinkProps) {
  return <a data-size={size} {...look(rest)} />;
}
