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
  /**
   * The room below: `none` for the last section, which stands on the footer's shelf, `short` between
   * things of one kind, `long` before a chapter that is to stand alone.
   */
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
