import { Icon, type IconName } from '../../components/Icon.tsx';
import { ICON_PX } from './settings.ts';
import type { ComponentPropsWithoutRef } from 'react';

export interface ToolButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'title' | 'aria-label' | 'aria-disabled'
> {
  /** Tooltip, and with it the spoken name: said twice, it would be read twice. */
  label: string;
  icon: IconName;
  /** For a tool that stays pressed, such as the slideshow while it plays. */
  isOn?: boolean;
}

/**
 * One tool of the lightbox. A disabled one can still be reached: it would drop the focus under the
 * visitor's finger otherwise, and every key with it.
 */
export function ToolButton({
  label,
  icon,
  isOn = false,
  disabled = false,
  className = 'lightbox-tool',
  onClick,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-disabled={disabled || undefined}
      data-state={isOn ? 'on' : 'off'}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}
