import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import styles from './Counters.module.css';
import { CountingNumber } from './CountingNumber.tsx';
import type { HomePage } from '../../schemas/homePage.ts';

export interface CountersProps {
  counters: HomePage['about']['counters'];
}

/** Numbers that stand on a shelf, with their labels hanging under it. */
export function Counters({ counters }: CountersProps) {
  return counters.map(({ value, suffix, label }) => (
    <div key={label} className={styles.counter}>
      <p className={styles.number}>
        <CountingNumber value={value} />
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <div className={styles.shelf}>
        <ShelfLabel as="p" size="small">
          {label}
        </ShelfLabel>
      </div>
    </div>
  ));
}
