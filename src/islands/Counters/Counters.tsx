import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { useReducedMotion } from '../useMediaQuery.ts';
import styles from './Counters.module.css';
import type { SectionOf } from '../../schemas/pages.ts';

function Count({ to, onEnd }: { to: number; onEnd: () => void }) {
  const digits = useRef<HTMLSpanElement>(null);
  useCountUp({
    ref: digits as RefObject<HTMLSpanElement>,
    start: 0,
    end: to,
    duration: 2.75,
    separator: '',
    onEnd,
  });
  return <span ref={digits}>0</span>;
}

/** Counts up once it is half visible. Screen readers read the value and skip the animation. */
function CountingNumber({ value }: { value: number }) {
  const number = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'counting'>('still');
  const isStill = useReducedMotion() || state === 'still';

  useEffect(() => {
    if (!number.current) return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
        const isInView = !isFirst && intersectionRatio >= 0.5;
        if (isFirst && !isIntersecting) setState('waiting');
        if (isInView) setState('counting');
        // A number that is visible at the start does not count.
        if (isInView || (isFirst && isIntersecting)) observer.disconnect();
        isFirst = false;
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(number.current);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={number} className={styles.count} data-state={isStill ? 'still' : 'counting'}>
      <span className={styles.value}>{value}</span>
      {!isStill && (
        <span className={styles.copy} aria-hidden="true">
          {state === 'counting' ? <Count to={value} onEnd={() => setState('still')} /> : 0}
        </span>
      )}
    </span>
  );
}

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

export function Counters({ counters }: { counters: Numbers }) {
  const size = sizeOf(counters);
  return counters.map(({ value, suffix, label }) => (
    <div key={label} className={styles.counter} data-size={size}>
      <p className={styles.number}>
        <CountingNumber value={value} />
        <span className={styles.suffix}>{suffix}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  ));
}
