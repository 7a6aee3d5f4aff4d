import type { ReactNode } from 'react';

import type { GalleryArrangement } from '../logic/galleryPlan';
import styles from './Compartments.module.css';

export interface CompartmentsProps {
  arrangement: GalleryArrangement;
  /** What stands in the compartments, in reading order. */
  cells: { key: string; content: ReactNode }[];
}

/** Shelves and dividers with a thing standing in each compartment; a list for a screen reader. */
export function Compartments({ arrangement, cells }: CompartmentsProps) {
  return (
    <ul className={styles.compartments} data-arrangement={arrangement}>
      {cells.map(({ key, content }) => (
        <li key={key} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
