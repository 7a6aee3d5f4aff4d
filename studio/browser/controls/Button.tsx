import { clsx } from 'clsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Button.module.css';
import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  label: string;
  /** `main` is filled: at most one in a view. `link` is underlined; `add` has a blue plus. */
  kind?: 'main' | 'danger' | 'link' | 'add' | undefined;
  /** Beside the words. */
  icon?: IconName | undefined;
  isWide?: boolean;
}

/** Words that can be pressed; it keeps the focus when disabled. */
export function Button(props: ButtonProps) {
  const { label, kind, icon, isWide = false, disabled, onClick, className, ...rest } = props;
  const shownIcon = kind === 'add' ? 'plus' : icon;
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-kind={kind}
      data-wide={isWide || undefined}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      {shownIcon && <Icon name={shownIcon} />}
      {label}
    </button>
  );
}
