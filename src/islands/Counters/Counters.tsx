import styles from './Counters.module.css';
import { CountingNumber } from './CountingNumber.tsx';
import type { HomePage } from '../../schemas/homePage.ts';

export interface CountersProps {
  counters: HomePage['about']['counters'];
}

/** A sign may be as wide as two digits. */
const DIGITS_OF_A_SIGN = 2;

/** What is longer, in digits, stands in a smaller size. */
const USUAL_LENGTH = 5;

function isLong(value: number, suffix = ''): boolean {
  return String(value).length + suffix.length * DIGITS_OF_A_SIGN > USUAL_LENGTH;
}

/** Numbers that stand on a shelf, with their words under it. */
export function Counters({ counters }: CountersProps) {
  return counters.map(({ value, suffix, label }) => (
    <div key={label} className={styles.counter}>
      <p
        className={styles.number}
        data-first={String(value).at(0)}
        data-long={isLong(value, suffix) || undefined}
      >
        <CountingNumber value={value} />
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  ));
}
