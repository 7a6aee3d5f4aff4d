import { useController, useLoseFocus } from 'yet-another-react-lightbox';

import { Icon, type IconName } from '../../components/Icon';
import { ICON_PX } from './settings';

import type { ComponentPropsWithoutRef } from 'react';

export interface ToolButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'type' | 'className' | 'title' | 'aria-label' | 'onFocus' | 'onBlur'
> {
  /** Spoken name and tooltip. */
  label: string;
  icon: IconName;
  /** For a tool that stays pressed, such as the slideshow while it plays. */
  isOn?: boolean;
}

/** One tool of the lightbox. */
export function ToolButton({
  label,
  icon,
  isOn = false,
  disabled = false,
  ...rest
}: ToolButtonProps) {
  // A button that becomes disabled under the visitor's finger drops the focus, and every key with it.
  const { focus } = useController();
  const focusKeeper = useLoseFocus(focus, disabled);

  return (
    <button
      type="button"
      className="lightbox-tool"
      title={label}
      aria-label={label}
      data-state={isOn ? 'on' : 'off'}
      disabled={disabled}
      {...focusKeeper}
      {...rest}
    >
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}
