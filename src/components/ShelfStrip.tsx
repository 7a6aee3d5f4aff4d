import styles from './ShelfStrip.module.css';
import type { ReactNode } from 'react';

/** The shelf line and the strip under it, in the colour of the service above. */
export function ShelfStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}
