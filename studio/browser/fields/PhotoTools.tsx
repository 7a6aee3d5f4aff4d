import styles from './PhotoTools.module.css';
import type { ReactNode } from 'react';

/** Buttons over a photograph. */
export function PhotoTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
