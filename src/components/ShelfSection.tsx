import { clsx } from 'clsx/lite';
import { ShelfLabel } from './ShelfLabel.tsx';
import styles from './ShelfSection.module.css';
import type { ReactNode } from 'react';

export interface ShelfSectionProps {
  /** The words on the label; they are the heading of the section. */
  title: string;
  /** Base of the ids in this section, unique on the page. Also the anchor, when `isAnchor`. */
  name: string;
  isAnchor?: boolean;
  /**
   * `head` gives the usual distance below the label, `none` leaves it to the content. `beside` keeps the
   * label to the first four columns of wide windows, for content that begins level with it in the fifth.
   */
  space?: 'head' | 'none' | 'beside';
  /** Light lines on a dark ground: a spruce cupboard. */
  isDark?: boolean;
  /** `none` for the last section, `short` between things of one kind, `long` before a chapter apart. */
  roomBelow?: 'none' | 'short' | 'long' | undefined;
  /** `content` hangs the label above the text column (column 4) instead of the margin. */
  labelAt?: 'margin' | 'content';
  children: ReactNode;
}

/** A chapter of a page: a shelf line from edge to edge, its label, and what stands on it. */
export function ShelfSection({
  title,
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
      data-reveal=""
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <div className={styles.head} data-space={space} data-label-at={labelAt}>
          <ShelfLabel id={headingId}>{title}</ShelfLabel>
        </div>
      </div>
      {children}
    </section>
  );
}

export interface ShelfGridProps {
  /** Class of the arrangement. Without one the first thing leads four smaller ones. */
  arrangement?: string | undefined;
  /** From 600 px the first thing stands over two columns and two rows of four. */
  hasLead?: boolean | undefined;
  /** What stands in the compartments, in reading order. */
  cells: { key: string; content: ReactNode }[];
}

/** A list as shelves and dividers, with a thing standing in each compartment. */
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
