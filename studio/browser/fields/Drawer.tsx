import { clsx } from 'clsx';
import { Icon } from '../controls/Icon.tsx';
import marks from '../controls/marks.module.css';
import { WORDS } from '../words.ts';
import { Problems, type useField } from './form.tsx';
import styles from './Drawer.module.css';
import type { ComponentProps, ReactNode } from 'react';

/** Of a drawer whose kind has none. */
const DRAWING = 'M4 6h40v20H4zM10 13h16M10 19h28';

export interface DrawerProps {
  title: string;
  /** In grey, unless it says the same as the title. */
  kind?: string | undefined;
  drawing?: string | undefined;
  field: Pick<ReturnType<typeof useField>, 'id' | 'problems' | 'within'>;
  isOpen: boolean;
  isHidden?: boolean;
  onTurn: (isOpen: boolean) => void;
  /** At its start: the handle that drags it. */
  handle?: ReactNode;
  /** At its end: what can be done with it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The front of a drawer: its drawing, its name and its kind; open, it is pulled out. */
export function Drawer(props: DrawerProps) {
  const { title, kind = '', drawing = DRAWING, field, isOpen, isHidden = false, onTurn } = props;
  const { handle, tools, children } = props;
  const { id, problems, within } = field;
  const isSame = kind.toLowerCase().startsWith(title.toLowerCase());
  return (
    <>
      <div className={styles.head}>
        {handle}
        <button
          type="button"
          className={styles.front}
          aria-expanded={isOpen}
          onClick={() => onTurn(!isOpen)}
        >
          <svg className={styles.drawing} viewBox="0 0 48 32" aria-hidden="true">
            <path d={drawing} />
          </svg>
          <span className={styles.name}>{title}</span>
          {within.length > 0 && (
            <i className={marks.problems} role="img" aria-label={WORDS.problems(within.length)}>
              {within.length}
            </i>
          )}
          {isHidden && <span className={styles.kind}>{WORDS.sections.hiddenKind}</span>}
          {!isHidden && !isSame && <span className={styles.kind}>{kind}</span>}
        </button>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        <span className={styles.chevron}>
          <Icon name="down" isSmall />
        </span>
      </div>
      {isOpen && (
        <div id={id} className={styles.body}>
          <Problems {...{ id, problems }} />
          {children}
        </div>
      )}
    </>
  );
}

interface DrawerBoxProps extends ComponentProps<'li'> {
  isOpen: boolean;
  isHidden?: boolean | undefined;
}

/** A drawer in its chest. */
export function DrawerBox({ isOpen, isHidden, className, ...rest }: DrawerBoxProps) {
  return (
    <li
      className={clsx(styles.drawer, className)}
      data-open={isOpen || undefined}
      data-hidden={isHidden}
      {...rest}
    />
  );
}

/** Drawers one above the other. */
export function Chest({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}
