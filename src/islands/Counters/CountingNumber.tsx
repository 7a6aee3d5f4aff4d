import { useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { useReducedMotion } from '../useReducedMotion.ts';
import styles from './CountingNumber.module.css';
import { useArrival } from './useArrival.ts';

/** How long a counter counts (specification, section 9). */
const COUNT_SECONDS = 2.75;
const COUNT_FROM = 0;

/** Counts as soon as it is there, fast first and slower towards the end. */
function Count({ to, onEnd }: { to: number; onEnd: () => void }) {
  const digits = useRef<HTMLSpanElement>(null);
  useCountUp({
    // The type leaves out the empty ref that React hands out before the element is there.
    ref: digits as React.RefObject<HTMLSpanElement>,
    start: COUNT_FROM,
    end: to,
    duration: COUNT_SECONDS,
    separator: '',
    onEnd,
  });
  return <span ref={digits}>{COUNT_FROM}</span>;
}

/**
 * A number that counts to its value once, when it comes into the window; one that was seen there before
 * the script was ready just stands. The value itself is always there as text and keeps its place; what
 * counts lies over it and is never read out.
 */
export function CountingNumber({ value }: { value: number }) {
  const number = useRef<HTMLSpanElement>(null);
  const hasArrived = useArrival(number);
  const [hasCounted, setHasCounted] = useState(false);
  const isStill = useReducedMotion() || hasCounted || hasArrived === undefined;

  return (
    <span ref={number} className={styles.number} data-state={isStill ? 'still' : 'counting'}>
      <span className={styles.value}>{value}</span>
      {!isStill && (
        <span className={styles.copy} aria-hidden="true">
          {hasArrived ? <Count to={value} onEnd={() => setHasCounted(true)} /> : COUNT_FROM}
        </span>
      )}
    </span>
  );
}
