import styles from './Counters.module.css';
import { CountingNumber } from './CountingNumber.tsx';
import type { HomePage } from '../../schemas/home.ts';

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

/** So many digits and signs the columns of the first and of the second number hold in the largest size. */
const FIRST_LENGTH = 3;
const SECOND_LENGTH = 4;

/** Numbers that stand on one shelf, with their labels under it; on phones long ones have a shelf each. */
export function Counters({ counters }: CountersProps) {
  const areApart = counters.some(({ value, suffix }) => isLong(value, suffix));
  const [first = 0, second = 0] = counters.map(
    ({ value, suffix = '' }) => `${value}${suffix}`.length,
  );
  const areLarge = first <= FIRST_LENGTH && second <= SECOND_LENGTH;
  return counters.map(({ value, suffix, label }) => (
    <div
      key={label}
      className={styles.counter}
      data-apart={areApart || undefined}
      data-large={areLarge || undefined}
    >
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
