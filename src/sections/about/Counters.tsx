import styles from './Counters.module.css';
import type { SectionOf } from '../../schemas/pages.ts';

type Numbers = SectionOf<'about'>['counters'];

/** The size at which every number fits. */
function sizeOf(numbers: Numbers): 'small' | 'middle' | 'large' {
  // Each character of a suffix is up to two digits wide.
  const isLong = ({ value, suffix = '' }: Numbers[number]) =>
    String(value).length + 2 * suffix.length > 5;
  if (numbers.some(isLong)) return 'small';
  // The second column is wider.
  const isShort = ({ value, suffix = '' }: Numbers[number], index: number) =>
    `${value}${suffix}`.length <= (index % 2 === 0 ? 3 : 4);
  return numbers.every(isShort) ? 'large' : 'middle';
}

/** Numbers that count up by `shelfReveal.ts` and CSS. The policy allows no `style` attributes. */
export function Counters({ counters }: { counters: Numbers }) {
  const size = sizeOf(counters);
  const targets = counters.map(({ value }) => `[data-count="${value}"]::before{--count:${value}}`);
  return (
    <>
      <style>{targets.join('')}</style>
      {counters.map(({ value, suffix, label }) => (
        <div key={label} className={styles.counter} data-size={size}>
          <p className={styles.number} data-count={value} data-reveal="">
            <span className={styles.value}>{value}</span>
            <span className={styles.suffix}>{suffix}</span>
          </p>
          <p className={styles.label}>{label}</p>
        </div>
      ))}
    </>
  );
}
