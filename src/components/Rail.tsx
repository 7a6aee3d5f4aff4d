import { clsx } from 'clsx/lite';
import styles from './Rail.module.css';
import type { ReactNode } from 'react';
import type { Frame } from './PageSection.tsx';

interface RailOptions {
  /** Rendered Markdown below the label. */
  note?: string | undefined;
  /** Stands on the line that closes the section. */
  drawing?: ReactNode;
}

/** The frame of a section in three thirds: label, note and drawing in the first one. */
export function railFrame({ note, drawing }: RailOptions): Partial<Frame> {
  const belowLabel = (
    <>
      {note !== undefined && (
        <div className={styles.note} dangerouslySetInnerHTML={{ __html: note }} />
      )}
      {drawing && <div className={clsx('screen-only', styles.drawing)}>{drawing}</div>}
    </>
  );
  return { space: 'none', roomBelow: 'short', layout: styles.rail, belowLabel };
}

/** Class of a grid whose first child stands in the first third, and the second in the others. */
export const RAIL = styles.rail;

/** Class of a list in three thirds. */
export const THIRDS = styles.thirds;
