import styles from './ComposedShelves.module.css';
import type { ReactNode } from 'react';

/** Pictures of different heights on two shelves, without dividers and with more empty wall. */
export function ComposedShelves({ cells }: { cells: { key: string; content: ReactNode }[] }) {
  return (
    <ul className={styles.shelves}>
      {cells.map(({ key, content }) => (
        <li key={key} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}
