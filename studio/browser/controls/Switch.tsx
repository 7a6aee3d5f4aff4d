import { clsx } from 'clsx';
import styles from './Switch.module.css';
import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** Yes or no; its name stands beside it. */
export function Switch({ checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      className={clsx(styles.switch, className)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      {...rest}
    />
  );
}
