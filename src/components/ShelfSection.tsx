import { clsx } from 'clsx/lite';
import { ShelfLabel } from './ShelfLabel.tsx';
import styles from './ShelfSection.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface ShelfSectionProps {
  title: string;
  note?: ReactNode;
  /** At the end of the shelf; below the label in small windows. */
  link?: ReactNode;
  /** Id of the section, which stands around it (`PageSection.tsx`). */
  id: string;
  /** Space below the label; `beside` puts the content level with the label, from column 5. */
  space?: 'head' | 'none' | 'beside';
  isDark?: boolean;
  roomBelow?: 'none' | 'short' | undefined;
  /** `content` is column 4. */
  labelAt?: 'margin' | 'content';
  /** `small` is the caption of a picture above the shelf. */
  labelSize?: 'section' | 'small';
  /** Class of a grid that holds the label and the content. */
  layout?: string | undefined;
  /** Stands below the label. */
  belowLabel?: ReactNode;
  children?: ReactNode;
}

/** A section: a shelf line from edge to edge, its label, and the content. */
export function ShelfSection({
  title,
  note,
  link,
  id,
  space = 'head',
  isDark = false,
  roomBelow,
  labelAt = 'margin',
  labelSize = 'section',
  layout,
  belowLabel,
  children,
}: ShelfSectionProps) {
  const headingId = `${id}-label`;
  const head = (
    <div className={styles.head} data-space={space} data-label-at={labelAt}>
      <div className={styles.words}>
        <ShelfLabel id={headingId} size={labelSize}>
          {title}
        </ShelfLabel>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {link && <p className={styles.link}>{link}</p>}
      {belowLabel}
    </div>
  );
  return (
    <section
      className={clsx('shelf-above', styles.section, isDark && 'theme-dark')}
      data-below={roomBelow}
      data-reveal=""
      aria-labelledby={headingId}
    >
      <div className="wrap">
        {layout === undefined ? (
          head
        ) : (
          <div className={layout}>
            {head}
            {children}
          </div>
        )}
      </div>
      {layout === undefined && children}
    </section>
  );
}

export interface ShelfGridProps {
  /** Class of the layout; by default one large cell and four smaller ones. */
  arrangement?: string | undefined;
  /** Each with a key. */
  cells: readonly ReactElement[];
}

export function ShelfGrid({ arrangement = styles.lead, cells }: ShelfGridProps) {
  return (
    <ul className={clsx(styles.grid, arrangement)}>
      {cells.map((cell) => (
        <li key={cell.key} className={clsx('shelf-below', styles.cell)}>
          {cell}
        </li>
      ))}
    </ul>
  );
}
