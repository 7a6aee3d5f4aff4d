import type { ReactNode } from 'react';

import styles from './LineList.module.css';

export interface LineListProps {
  entries: readonly string[];
  /** The mark before each line, by its place in the list. */
  markFor: (index: number) => ReactNode;
}

/** Lines in two columns, read down the first and then the second, each on a hairline. */
export function LineList({ entries, markFor }: LineListProps) {
  return (
    <ul className={`wrap ${styles.list}`}>
      {entries.map((entry, index) => (
        <li key={entry} className={styles.line}>
          {markFor(index)}
          {entry}
        </li>
      ))}
    </ul>
  );
}
