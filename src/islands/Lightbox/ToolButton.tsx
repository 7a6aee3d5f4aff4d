import { useTransition } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { afterPaint } from '../../scripts/afterPaint.ts';
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
  /**
   * What the button does once it has shown that it was pressed; until its effect is seen, a further press
   * does nothing. What browsers allow only within the click itself is for `onClick`.
   */
  action?: () => void;
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
  action,
  onClick,
  ...rest
}: ToolButtonProps) {
  const [isFollowing, startTransition] = useTransition();
  const act = () => {
    if (!action || isFollowing) return;
    startTransition(async () => {
      await afterPaint();
      startTransition(action);
    });
  };
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-disabled={disabled || undefined}
      data-state={isOn ? 'on' : 'off'}
      onClick={disabled ? undefined : (onClick ?? act)}
      {...rest}
    >
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}
