import type { ReactNode } from 'react';

import styles from './ShelfStrip.module.css';

/** The shelf line and the strip under it, in the colour of the service above. */
export function ShelfStrip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}
