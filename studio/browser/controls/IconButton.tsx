import { clsx } from 'clsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Read aloud, and shown under the pointer. */
  label: string;
  icon: IconName;
  isSmall?: boolean;
}

/** A button with a drawing in place of words; it keeps the focus when disabled. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, isSmall = false, disabled, onClick, className, ...rest } = props;
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
      data-icon={icon}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} isSmall={isSmall} />
    </button>
  );
}
