import { clsx } from 'clsx/lite';
import { ShelfLabel } from './ShelfLabel.tsx';
import styles from './ShelfSection.module.css';
import type { ReactNode } from 'react';

export interface ShelfSectionProps {
  title: string;
  note?: string | undefined;
  /** Base of the ids in this section, and its anchor if `isAnchor`. */
  name: string;
  isAnchor?: boolean;
  /** The distance below the label; `beside` for content that begins level with it in column 5. */
  space?: 'head' | 'none' | 'beside';
  isDark?: boolean;
  roomBelow?: 'none' | 'short' | 'long' | undefined;
  /** `content` is column 4. */
  labelAt?: 'margin' | 'content';
  children: ReactNode;
}

/** A section of a page: a shelf line from edge to edge, its label, and the content. */
export function ShelfSection({
  title,
  note,
  name,
  isAnchor = false,
  space = 'head',
  isDark = false,
  roomBelow,
  labelAt = 'margin',
  children,
}: ShelfSectionProps) {
  const headingId = `${name}-label`;
  return (
    <section
      id={isAnchor ? name : undefined}
      className={clsx(styles.section, isDark && 'theme-dark')}
      data-dark={isDark || undefined}
      data-below={roomBelow}
      data-noted={note !== undefined || undefined}
      data-reveal=""
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <div className={styles.head} data-space={space} data-label-at={labelAt}>
          <ShelfLabel id={headingId}>{title}</ShelfLabel>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}

export interface ShelfGridProps {
  /** Class of the arrangement; without one, the first cell leads four smaller ones. */
  arrangement?: string | undefined;
  /** From 600 px the first cell takes two columns and two rows of four. */
  hasLead?: boolean | undefined;
  cells: { key: string; content: ReactNode }[];
}

export function ShelfGrid({
  arrangement = styles.lead,
  hasLead = arrangement === styles.lead,
  cells,
}: ShelfGridProps) {
  return (
    <ul className={clsx(styles.grid, arrangement)} data-lead={hasLead || undefined}>
      {cells.map(({ key, content }) => (
        <li key={key} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
