import { type KeyboardEvent, useId, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
}

interface MenuProps {
  /** What it is for, such as "More: About". */
  label: string;
  icon?: IconName;
  isSmall?: boolean;
  items: readonly (MenuItem | false | undefined)[];
  className?: string | undefined;
}

/** A button that opens a list of what can be done. Arrow keys, Home and End move in it. */
export function Menu({ label, icon = 'more', isSmall = false, items, className }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const shown = items.filter((item) => typeof item === 'object');
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])];
  const moveFocus = (event: KeyboardEvent) => {
    // A sortable list around it would begin to drag.
    event.stopPropagation();
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (event.key === 'Tab') ref.current?.hidePopover();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <IconButton
        {...{ label, icon, isSmall, className }}
        popoverTarget={id}
        aria-haspopup="menu"
        onKeyDown={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
      />
      <div
        ref={ref}
        id={id}
        className={styles.menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={({ newState }) =>
          newState === 'open' && buttons()[0]?.focus({ preventScroll: true })
        }
        onKeyDown={moveFocus}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {shown.map((item) => (
          <button
            key={item.label}
            type="button"
            className={styles.item}
            role="menuitem"
            tabIndex={-1}
            data-danger={item.isDanger}
            aria-disabled={item.isDisabled}
            onClick={() => {
              if (item.isDisabled) return;
              ref.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
