import styles from './Counters.module.css';
import type { SectionOf } from '../../schemas/pages.ts';

type Numbers = SectionOf<'about'>['counters'];

/** The size at which every number fits. */
function sizeOf(numbers: Numbers): 'small' | 'middle' | 'large' {
  // Each character of a suffix is up to two digits wide.
  const isLong = ({ value, suffix = '' }: Numbers[number]) =>
    String(value).length + 2 * suffix.length > 5;
  if (numbers.some(isLong)) return 'small';
  // Three digits and a narrow suffix fill a third of the page.
  const isShort = ({ value, suffix = '' }: Numbers[number]) =>
    value < 1000 && (suffix === '' || suffix === '+');
  return numbers.every(isShort) ? 'large' : 'middle';
}

/** Numbers that `countUp.ts` counts up. */
export function Counters({ counters }: { counters: Numbers }) {
  const size = sizeOf(counters);
  return counters.map(({ value, suffix, label }) => (
    <div key={label} className={styles.counter} data-size={size}>
      <p className={styles.number}>
        <span className={styles.count} data-count={value}>
          <span>{value}</span>
        </span>
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  ));
}
